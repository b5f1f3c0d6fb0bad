import type { Block as BlockData, ParagraphBlock } from '../../engine/kit/report/report.ts';
import { Callout } from './Callout.tsx';
import { Figures } from './Figures.tsx';
import { List } from './List.tsx';
import { Ranking } from './Ranking.tsx';
import { rareBlocks } from './rare-blocks.ts';
import { Say } from './Say.tsx';
import { Scale } from './Scale.tsx';
import { Steps } from './Steps.tsx';
import { Table } from './Table.tsx';
import styles from './text.module.css';
import { Timeline } from './Timeline.tsx';
import { Water } from './Water.tsx';

function Paragraph({ block }: { block: ParagraphBlock }) {
  return <Say as="p" className={styles.paragraph} data-tone={block.tone} message={block.message} />;
}

/** One renderer per kind of block; a kind without one does not compile. */
function Block({ block }: { block: BlockData }) {
  switch (block.type) {
    case 'paragraph':
      return <Paragraph block={block} />;
    case 'steps':
      return <Steps items={block.items} />;
    case 'list':
      return <List block={block} />;
    case 'callout':
      return <Callout block={block} />;
    case 'figures':
      return <Figures block={block} />;
    case 'table':
      return <Table block={block} />;
    case 'trend':
      return rareBlocks.trend ? <rareBlocks.trend block={block} /> : null;
    case 'compare':
      return rareBlocks.compare ? <rareBlocks.compare block={block} /> : null;
    case 'week':
      return rareBlocks.week ? <rareBlocks.week block={block} /> : null;
    case 'water':
      return <Water block={block} />;
    case 'scale':
      return <Scale block={block} />;
    case 'ranking':
      return <Ranking block={block} />;
    case 'timeline':
      return <Timeline block={block} />;
    case 'ladder':
      return rareBlocks.ladder ? <rareBlocks.ladder block={block} /> : null;
    case 'ranges':
      return rareBlocks.ranges ? <rareBlocks.ranges block={block} /> : null;
    case 'days':
      return rareBlocks.days ? <rareBlocks.days block={block} /> : null;
    case 'people':
      return rareBlocks.people ? <rareBlocks.people block={block} /> : null;
  }
}

export function Blocks({ blocks }: { blocks: readonly BlockData[] }) {
  // The order of a report never changes while it stands, so the position is its identity.
  return (
    <>
      {blocks.map((block, at) => (
        <Block key={`${block.type}-${at}`} block={block} />
      ))}
    </>
  );
}

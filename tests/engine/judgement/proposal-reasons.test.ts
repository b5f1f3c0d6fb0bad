import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chartOfFields } from '../../../src/engine/chart/form.ts';
import { judge } from '../../../src/engine/judgement/index.ts';
import { proposalReason } from '../../../src/engine/judgement/proposal-reasons.ts';
import { loadTool, toolIds } from '../../../src/engine/registry.ts';
import { anyInputs } from '../helpers/inputs.ts';
import { tries } from '../../fixtures/tries.ts';

describe('whatever a calculator’s own rule proposes', () => {
  test.each(toolIds)('%s gives a reason of its own, complete with this patient’s figures', async (id) => {
    const tool = await loadTool(id);
    const proposer = await tool.proposer();
    fc.assert(
      fc.property(anyInputs(tool), (inputs) => {
        const { known } = judge(chartOfFields(tool.fields, inputs)).patient;
        for (const { because } of proposer.propose(inputs, tool.calculate(inputs).results))
          expect(proposalReason(because, known), because).toBeDefined();
      }),
      { numRuns: tries(150) },
    );
  });
});

import type { Tool } from '../../../src/engine/kit/tool.ts';
import { loadTool, toolIds } from '../../../src/engine/registry.ts';
import { fixtureTool } from '../../fixtures/tool/index.ts';

/** Every calculator there is, and the fixture: what a generic test says must hold for the smallest one, too. */
export const everyTool: readonly (readonly [id: string, tool: Tool])[] = [
  ...(await Promise.all(toolIds.map(async (id) => [id, await loadTool(id)] as const))),
  [fixtureTool.id, fixtureTool],
];

import type * as Registry from '../../src/engine/registry.ts';
import { fixtureTool } from '../fixtures/tool/index.ts';

/** The registry with the fixture calculator in it, for `vi.mock`. */
export function withFixture(registry: typeof Registry) {
  const { id } = fixtureTool;
  return {
    ...registry,
    toolIds: [...registry.toolIds, id],
    isToolId: (value: unknown) => value === id || registry.isToolId(value),
    toolEntry: (asked: Registry.ToolId | typeof id): Registry.ToolEntry =>
      asked === id ? registry.completeEntry(id, {}) : registry.toolEntry(asked),
    loadTool: (asked: string) => (asked === id ? Promise.resolve(fixtureTool) : registry.loadTool(asked)),
  };
}

import type { CDPSession, Protocol } from 'puppeteer';
import { ask } from '../cdp/ask';
import type { FrameWorld } from '../page/frameWorlds';

const MAX_NODES = 60_000;

/** Shadow roots that a page keeps closed to its scripts, as handles in a frame's own world. */
export const closedRootsOf = async (session: CDPSession, frame: FrameWorld): Promise<string[]> => {
  const { root } = await ask(session, 'DOM.getDocument', { depth: -1, pierce: true });
  const found: number[] = [];
  let nodes = 0;
  const waiting: Protocol.DOM.Node[] = [root];
  for (let node = waiting.pop(); node && nodes < MAX_NODES; node = waiting.pop()) {
    nodes += 1;
    for (const shadow of node.shadowRoots ?? []) {
      if (shadow.shadowRootType === 'closed') found.push(shadow.backendNodeId);
      waiting.push(shadow);
    }
    // Frames are searched by themselves.
    waiting.push(...(node.children ?? []));
  }
  const handles = await Promise.allSettled(
    found.map((backendNodeId) =>
      ask(session, 'DOM.resolveNode', { backendNodeId, executionContextId: frame.contextId }),
    ),
  );
  return handles.flatMap((handle) =>
    handle.status === 'fulfilled' && handle.value.object.objectId ? [handle.value.object.objectId] : [],
  );
};

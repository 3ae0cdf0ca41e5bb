import { freeBuffers } from './steadyHeap';

it('buffers that are used no more are freed while work goes on', () => {
  const PIECE = 256 * 1024;
  const held = (): number => process.memoryUsage().arrayBuffers;
  freeBuffers();
  const before = held();
  let most = 0;
  for (let at = 1; at <= 128; at += 1) {
    Buffer.alloc(PIECE, at);
    most = Math.max(most, held() - before);
    if (at % 4 === 0) freeBuffers();
  }
  expect(most).toBeLessThan(16 * PIECE);
});

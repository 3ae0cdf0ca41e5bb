import { MongoError } from '../errors/mongoError';
import { SLICE_MS, yieldTurn } from '../store/turns';

/** Watches the time of a command: gives others a turn and enforces `maxTimeMS`. */
export class Pacer {
  private since = performance.now();
  private readonly deadline: number;

  constructor(maxTimeMS: number | undefined) {
    this.deadline = maxTimeMS ? this.since + maxTimeMS : Infinity;
  }

  /** Whether the event loop should get a turn now. */
  get isDue(): boolean {
    return performance.now() - this.since > SLICE_MS;
  }

  async pause(): Promise<void> {
    const now = performance.now();
    if (now > this.deadline) throw new MongoError('MaxTimeMSExpired', 'operation exceeded time limit');
    if (now - this.since <= SLICE_MS) return;
    await yieldTurn();
    this.since = performance.now();
  }
}

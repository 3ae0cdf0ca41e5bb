import type { PDFWorker } from 'unpdf/pdfjs';

type Listener = (event: { data: unknown }) => void;
interface ChunkMessage {
  chunk?: { fnArray?: readonly number[]; argsArray?: readonly unknown[] };
}

/**
 * The commands of a page are given away by reference: cloning their letters would cost more than reading them. The sender empties its lists
 * after each chunk, so a copy of the lists is enough. Every other message is cloned, as between threads.
 */
const handedOver = (message: ChunkMessage, transfer: Transferable[] | undefined): unknown => {
  const { chunk } = message;
  return chunk?.fnArray && chunk.argsArray
    ? { ...message, chunk: { ...chunk, fnArray: [...chunk.fnArray], argsArray: [...chunk.argsArray] } }
    : structuredClone(message, { transfer });
};

/** One end of a channel within a thread; messages arrive in order, after the code that sends them. */
class Port {
  private readonly listeners = new Set<Listener>();
  private delivery = Promise.resolve();
  other: Port | null = null;

  postMessage(message: ChunkMessage, transfer?: Transferable[]): void {
    const event = { data: handedOver(message, transfer) };
    const { other } = this;
    this.delivery = this.delivery.then(() => other?.listeners.forEach((listener) => listener(event)));
  }

  addEventListener(_type: string, listener: Listener, { signal }: { signal?: AbortSignal } = {}): void {
    if (signal?.aborted) return;
    this.listeners.add(listener);
    signal?.addEventListener('abort', () => this.listeners.delete(listener));
  }

  removeEventListener(_type: string, listener: Listener): void {
    this.listeners.delete(listener);
  }

  terminate(): void {
    this.listeners.clear();
  }
}

interface WorkerSide {
  WorkerMessageHandler: { initializeFromPort(port: Port): void };
}

/** Node.js 20 has no `transferToFixedLength`, which PDF.js needs to describe a font. */
const addMissing = (): void => {
  const prototype = ArrayBuffer.prototype as { transferToFixedLength?: (length: number) => ArrayBuffer };
  prototype.transferToFixedLength ??= function cut(this: ArrayBuffer, length: number) {
    return this.slice(0, length);
  };
};

/** PDF.js's two halves in one thread, with a channel that does not clone texts. The worker serves one document. */
export const createPdfWorker = (PdfWorker: typeof PDFWorker): PDFWorker => {
  addMissing();
  const [near, far] = [new Port(), new Port()];
  near.other = far;
  far.other = near;
  const worker = new PdfWorker({ port: near as never });
  const { pdfjsWorker } = globalThis as unknown as { pdfjsWorker: WorkerSide };
  pdfjsWorker.WorkerMessageHandler.initializeFromPort(far);
  return worker;
};

import type { PDFWorker } from 'unpdf/pdfjs';

type Listener = (event: { data: unknown }) => void;
interface TextMessage {
  chunk?: { items?: unknown };
}

/**
 * A chunk of text is given away by reference: cloning its pieces costs a fifth of the reading. The sender fills a new list after each
 * chunk, so a copy of the outer object is enough. Every other message is cloned, as between threads.
 */
const handedOver = (message: TextMessage, transfer: Transferable[] | undefined): unknown =>
  message.chunk?.items ? { ...message, chunk: { ...message.chunk } } : structuredClone(message, { transfer });

/** One end of a channel within a thread; messages arrive in order, after the code that sends them. */
class Port {
  private readonly listeners = new Set<Listener>();
  private delivery = Promise.resolve();
  other: Port | null = null;

  postMessage(message: TextMessage, transfer?: Transferable[]): void {
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

/** PDF.js's two halves in one thread, with a channel that does not clone texts. The worker serves one document. */
export const createPdfWorker = (PdfWorker: typeof PDFWorker): PDFWorker => {
  const [near, far] = [new Port(), new Port()];
  near.other = far;
  far.other = near;
  const worker = new PdfWorker({ port: near as never });
  const { pdfjsWorker } = globalThis as unknown as { pdfjsWorker: WorkerSide };
  pdfjsWorker.WorkerMessageHandler.initializeFromPort(far);
  return worker;
};

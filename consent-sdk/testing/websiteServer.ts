import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Page {
  body: string | Buffer;
  type?: string;
  headers?: Record<string, string>;
  /** The answer waits for this. */
  until?: Promise<unknown>;
}

/** A website somebody else owns: the pages a test gives it, and a list of what was asked for. */
export class WebsiteServer {
  readonly pages: Record<string, Page> = {};
  /** Host and path of every request. */
  readonly requests: string[] = [];
  private server: Server | undefined;
  private port = 0;

  async start(): Promise<void> {
    this.server = createServer(async (request, response) => {
      this.requests.push(`${request.headers.host?.split(':')[0]}${request.url}`);
      const page = this.pages[(request.url ?? '').split('?')[0]!];
      await page?.until;
      response.writeHead(page ? 200 : 404, {
        'Content-Type': page?.type ?? 'text/html; charset=utf-8',
        'Cache-Control': 'no-store',
        ...page?.headers,
      });
      response.end(page?.body ?? '');
    });
    await new Promise<void>((done) => this.server!.listen(0, done));
    this.port = (this.server.address() as AddressInfo).port;
  }

  async stop(): Promise<void> {
    this.server?.closeAllConnections();
    await new Promise((done) => this.server?.close(done));
  }

  url(path = '/', host = 'www.site.localhost'): string {
    return `http://${host}:${this.port}${path}`;
  }

  /** Puts a page with the script as first thing in its head. */
  page(path: string, scriptUrl: string, body: string, head = '', headers: Page['headers'] = {}): void {
    this.pages[path] = {
      headers,
      body: `<!doctype html><html lang="th"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>ตัวอย่าง</title>
<script src="${scriptUrl}"></script>${head}</head><body>${body}</body></html>`,
    };
  }

  script(path: string, code: string, until?: Promise<unknown>): void {
    this.pages[path] = { body: code, type: 'text/javascript', until };
  }
}

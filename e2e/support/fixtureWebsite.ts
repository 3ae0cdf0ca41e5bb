import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A visitor-facing website on an origin of its own, as an owner would build it. */
export interface FixtureWebsite {
  port: number;
  /** Paths that were asked for, in order. */
  requests: string[];
  /** The script tag that the owner pasted. */
  paste(script: string): void;
  close(): Promise<void>;
}

const page = (script: string) => `<!doctype html>
<html lang="th"><head><meta charset="utf-8"><title>มหาวิทยาลัยทดสอบ</title><link rel="icon" href="data:,">
<meta name="viewport" content="width=device-width, initial-scale=1">
${script}
<script type="text/plain" data-category="3" src="/statistics.js"></script>
<script type="text/plain" data-category="4" src="/marketing.js"></script>
</head><body><h1>มหาวิทยาลัยทดสอบ</h1><p>หน้าเว็บสำหรับทดสอบ</p></body></html>`;

/** Each tag leaves a cookie and says that it ran. */
const tag = (name: string, cookie: string) =>
  `document.cookie = '${cookie}=1; path=/'; (window.ran = window.ran || []).push('${name}');`;

/** Serves the website on a free port, or on one that was kept for it, under whatever host name the browser uses. */
export const startFixtureWebsite = (port = 0): Promise<FixtureWebsite> =>
  new Promise((resolve) => {
    let script = '';
    const requests: string[] = [];
    const server = createServer((req, res) => {
      const path = (req.url ?? '/').split('?')[0] ?? '/';
      requests.push(path);
      const scripts: Record<string, string> = {
        '/statistics.js': tag('statistics', '_ga'),
        '/marketing.js': tag('marketing', '_fbp'),
      };
      const isScript = scripts[path] !== undefined;
      res.setHeader('content-type', isScript ? 'text/javascript' : 'text/html; charset=utf-8');
      res.end(isScript ? scripts[path] : page(script));
    });
    server.listen(port, '127.0.0.1', () => {
      resolve({
        port: (server.address() as AddressInfo).port,
        requests,
        paste: (given) => {
          script = given;
        },
        close: () =>
          new Promise((done) => {
            server.close(() => done());
            server.closeAllConnections();
          }),
      });
    });
  });

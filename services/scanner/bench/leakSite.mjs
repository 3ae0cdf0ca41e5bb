import { once } from 'node:events';
import { createServer } from 'node:http';

const HOST = 'www.leak-bench.ac.th';
const PAGES = 200;
const PARAGRAPH =
  '\u0E1B\u0E23\u0E30\u0E01\u0E32\u0E28\u0E42\u0E23\u0E07\u0E40\u0E23\u0E35\u0E22\u0E19 order 3101700230701 of 29/11/2569, phone 053-311-222. ';

const tableOf = (rows) =>
  `<table>${Array.from({ length: rows }, (_unused, at) => `<tr><td>${at}</td><td>${PARAGRAPH}</td><td>${1_000_000_000_000 + at * 7_919}</td></tr>`).join('')}</table>`;

/** Kinds of pages take turns: news, a long table, a form, data in a script. About 30 KB each. */
const bodies = [
  () => `<article>${`<p>${PARAGRAPH.repeat(6)}</p>`.repeat(60)}</article>`,
  () => tableOf(200),
  () =>
    `<form><label>Name <input name="name"></label><input type="email"></form><ul>${`<li title="${PARAGRAPH}">${PARAGRAPH}</li>`.repeat(150)}</ul>`,
  () =>
    `<script type="application/json">${JSON.stringify(Array.from({ length: 300 }, (_unused, at) => ({ id: at, sku: String(8_850_000_000_000 + at), name: PARAGRAPH })))}</script><p>${PARAGRAPH}</p>`,
];

/** Words and not numbers: the scanner opens few pages of one template. */
const nameOf = (at) => [...String(at).padStart(3, '0')].map((digit) => 'abcdefghij'[digit]).join('');
const numberOf = (path) => {
  const name = /^\/page-([a-j]{3})$/.exec(path)?.[1];
  return name === undefined ? NaN : Number([...name].map((letter) => 'abcdefghij'.indexOf(letter)).join(''));
};

const pageOf = (at) => {
  const links = Array.from(
    { length: 20 },
    (_unused, step) => `<a href="/page-${nameOf((at * 20 + step + 1) % PAGES)}">${step}</a>`,
  );
  return `<!DOCTYPE html><html lang="th"><meta charset="utf-8"><title>Page ${at}</title><script>document.cookie='seen=${at % 5}; max-age=86400'</script><nav>${links.join(' ')}</nav><h1>Page ${at}</h1>${bodies[at % bodies.length]()}</html>`;
};

/** A website of 200 pages without documents: what a scan with leak watch does besides fetching them. */
export const startLeakSite = async () => {
  const server = createServer((request, response) => {
    const at = request.url === '/' ? 0 : numberOf(request.url);
    if (!(at < PAGES)) response.writeHead(404).end();
    else response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(pageOf(at));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  return {
    startUrl: `http://${HOST}:${port}/`,
    settings: { SCANNER_RESOLVE: '*=127.0.0.1', SCANNER_ALLOW: `127.0.0.1:${port}` },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

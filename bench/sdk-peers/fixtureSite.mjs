import { existsSync, readFileSync, statSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { PICTURE, PICTURE_PATH, shopPage, SITE_SCRIPT, SITE_SCRIPT_PATH } from './shopPage.mjs';

const TYPES = { '.js': 'text/javascript', '.css': 'text/css', '.html': 'text/html', '.png': 'image/png' };
const NONCE = 'n0nce';
/** A policy that many public bodies demand: scripts by nonce, styles from files, nothing inline. */
const STRICT = `default-src 'self'; script-src 'self' 'nonce-${NONCE}'; style-src 'self'; img-src 'self' data:`;

const BODY = `<h1>มหาวิทยาลัยตัวอย่าง</h1>${'<p>หน้าเว็บหนึ่งหน้าที่มีข้อความ <a href="#x">ลิงก์</a> และหัวข้ออยู่บ้าง เพื่อให้เบราว์เซอร์มีงานทำ</p>'.repeat(120)}`;

/** Each file is packed once. */
const kept = new Map();
const packedBody = (body) => {
  const key = String(body);
  if (!kept.has(key)) kept.set(key, brotliCompressSync(body));
  return kept.get(key);
};

/** Address of the page's own style sheet, which no candidate asked for. */
export const STYLE_PATH = '/site.css';
/** No website is without a style sheet, and no browser paints before it is there. */
const STYLE = `body{margin:0;font:16px/1.6 sans-serif;color:#222}main{max-width:60rem;margin:auto;padding:1rem}
${Array.from({ length: 120 }, (_, at) => `.part-${at}{padding:${at % 9}px;margin:0 ${at % 7}px;color:#${(at * 4099).toString(16).padStart(6, '0').slice(-6)}}`).join('\n')}`;

/**
 * Two pages, each served once per candidate, with everything the candidates load, brotli for all, as servers send it. `/page/0`, `/page/1`, …
 * has a style sheet and nothing else (`?strict` adds the policy); `/shop/0`, … a deferred script and a picture, too. The
 * server is known by two host names, so what candidates load can come from another origin than the page.
 */
export const startFixtureSite = async () => {
  /** Bytes over the wire by path. */
  const weights = new Map();
  let all = [];
  const page = (head) =>
    `<!doctype html><html lang="th"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>ตัวอย่าง</title><link rel="icon" href="data:,">${head}<link rel="stylesheet" href="${STYLE_PATH}"></head><body><main>${BODY}</main></body></html>`;

  const fileOf = (pathname) => {
    for (const { files, folder, package: name } of all) {
      if (Object.hasOwn(files, pathname)) return files[pathname];
      const prefix = `/peers/${name}/`;
      if (!folder || !pathname.startsWith(prefix)) continue;
      const file = path.join(folder, pathname.slice(prefix.length));
      if (file.startsWith(folder) && existsSync(file) && statSync(file).isFile()) return readFileSync(file);
    }
    return null;
  };

  const server = http.createServer((request, response) => {
    const { pathname, search } = new URL(request.url, 'http://site');
    const [, kind, number] = /^\/(page|shop)\/(\d+)$/.exec(pathname) ?? [];
    const send = (status, type, body, headers = {}) => {
      const packed = packedBody(body);
      weights.set(pathname, packed.length);
      response
        .writeHead(status, {
          'content-type': `${type}; charset=utf-8`,
          'content-encoding': 'br',
          'content-length': packed.length,
          'access-control-allow-origin': '*',
          ...headers,
        })
        .end(packed);
    };
    if (number !== undefined)
      return send(200, 'text/html', (kind === 'shop' ? shopPage : page)(all[number].head(NONCE)), {
        'cache-control': 'no-store',
        ...(search.includes('strict') && { 'content-security-policy': STRICT }),
      });
    if (pathname === STYLE_PATH) return send(200, TYPES['.css'], STYLE, { 'cache-control': 'no-store' });
    if (pathname === SITE_SCRIPT_PATH)
      return send(200, TYPES['.js'], SITE_SCRIPT, { 'cache-control': 'no-store' });
    if (pathname === PICTURE_PATH) return send(200, TYPES['.png'], PICTURE, { 'cache-control': 'no-store' });
    if (pathname.endsWith('/consents'))
      return send(201, 'application/json', '{"consent_id":"c1","receipt":"r"}');
    if (pathname === '/cookie')
      return send(200, 'text/html', page('<script src="/cookie.js"></script>'), {
        'cache-control': 'no-store',
      });
    if (pathname === '/cookie.js')
      return send(200, TYPES['.js'], 'window.read = document.cookie', { 'cache-control': 'max-age=3600' });
    const body = fileOf(pathname);
    if (body === null) return send(404, 'text/plain', '');
    return send(200, TYPES[path.extname(pathname)] ?? 'application/octet-stream', body, {
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });
  await new Promise((resolve) => server.listen(0, resolve));
  return {
    origin: `http://localhost:${server.address().port}`,
    otherOrigin: `http://consent.localhost:${server.address().port}`,
    weights,
    show: (candidates) => {
      all = candidates;
    },
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
};

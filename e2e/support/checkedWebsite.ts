import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A name that looks public, which the scanner finds on this machine. */
export const CHECKED_HOST = 'www.checked-school.ac.th';
/** A cookie's name as a hostile website would choose it. */
export const HOSTILE_NAME = '<img/src=x/onerror=document.title=1>';

const PAGE = `<!doctype html><html lang="th"><meta charset="utf-8"><title>โรงเรียนตัวอย่าง</title>
<main><h1>โรงเรียนตัวอย่าง</h1><p>${'ยินดีต้อนรับสู่เว็บไซต์ของโรงเรียน '.repeat(30)}</p></main>
<div id="box" style="position:fixed;inset:auto 0 0 0;background:#fff;padding:12px">
  <p>เว็บไซต์นี้ใช้คุกกี้ และขอความยินยอมก่อนใช้คุกกี้เพื่อวิเคราะห์การใช้งานและโฆษณา</p>
  <button type="button" id="yes">ยอมรับทั้งหมด</button> <button type="button" id="no">ปฏิเสธทั้งหมด</button>
</div>
<script>
  document.cookie = '_ga=secret-value; path=/; max-age=63072000';
  localStorage.setItem('${HOSTILE_NAME}', 'secret-value');
  const chosen = /choice=([a-z]+)/.exec(document.cookie);
  const follow = (value) => { box.remove(); if (value === 'yes') document.cookie = '_fbp=secret-value; path=/'; };
  if (chosen) follow(chosen[1]);
  const decide = (value) => { document.cookie = 'choice=' + value + '; path=/'; follow(value); };
  yes.onclick = () => decide('yes');
  no.onclick = () => decide('no');
</script>`;

/** A website of one page that sets a statistics cookie before anybody chose. */
export const startCheckedWebsite = async () => {
  const server = createServer((request, response) => {
    const isPage = request.url === '/';
    response.writeHead(isPage ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' });
    response.end(isPage ? PAGE : '');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${CHECKED_HOST}:${port}/`,
    settings: {
      SCANNER_RESOLVE: `${CHECKED_HOST}=127.0.0.1`,
      SCANNER_ALLOW: `${CHECKED_HOST}:${port}`,
    },
    close: async (): Promise<void> => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};

/** Institutions and software that the first sample has not. */
export const FRAMES: readonly ((title: string, body: string) => string)[] = [
  (title, body) =>
    `<!doctype html><html lang="th"><head><meta charset="utf-8"><title>${title} - สหกรณ์ออมทรัพย์ครูเวียงผา</title></head><body><div id="wrapper"><div id="topbar"><ul class="sf-menu"><li><a href="/">หน้าแรก</a></li><li><a href="/loan">สินเชื่อ</a></li></ul></div><div class="row"><div class="col-9"><h3 class="title">${title}</h3>${body}</div><div class="col-3"><h4>ติดต่อสหกรณ์</h4><p>โทร. 0 7421 2300 แฟกซ์ 0 7421 2301<br>coop@wiangpha.or.th</p></div></div></div></body></html>`,
  (title, body) =>
    `<html><head><title>สถานีตำรวจภูธรเวียงผา</title></head><body><center><table width="100%" cellpadding="4"><tr><td background="bg.gif"><h1>สถานีตำรวจภูธรเวียงผา</h1></td></tr><tr><td><table width="760" align="center"><tr><td><h2>${title}</h2><div>${body}</div></td></tr></table></td></tr><tr><td align="center">โทร 074-212-300 เหตุด่วน 191</td></tr></table></center></body></html>`,
  (title, body) =>
    `<!DOCTYPE html><html lang="th" data-n-head-ssr><head><title>${title}</title><meta charset="utf-8"></head><body><div id="__nuxt"><div id="__layout"><div class="v-application"><header class="v-app-bar"><a href="/th">การกีฬาเวียงผา</a></header><main class="v-main"><div class="v-card"><div class="v-card__title">${title}</div><div class="v-card__text">${body}</div></div></main><footer class="v-footer">สอบถาม 0 7421 2300</footer></div></div></div></body></html>`,
  (title, body) =>
    `<!DOCTYPE html><html><head><meta charset="utf-8"><title>${title} • กระดานสนทนานิติบุคคลอาคารชุด</title></head><body id="phpbb"><div class="postbody"><h3 class="first"><a href="#p9">${title}</a></h3><p class="author">โดย admin » 4 มี.ค. 2569 10:22</p><div class="content">${body}</div></div><div class="copyright">Powered by phpBB</div></body></html>`,
];

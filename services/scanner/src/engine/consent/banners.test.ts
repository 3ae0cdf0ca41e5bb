import { endsOf, namesOf, startTestSite, type Answer } from '../testing/testSite';

// Each test is a whole scan, which mostly waits: they run side by side.

/** Nothing here follows visitors: no page needs typing for that. */
const PLAIN = { techniques: false };

/** A page whose script remembers the choice and sets what follows from it. */
const CHOICES = `<script>
  const choose = (value) => { document.cookie = 'choice=' + value + '; path=/'; follow(); };
  const follow = () => {
    if (/choice=yes/.test(document.cookie)) document.cookie = 'accepted=1';
    if (/choice=no/.test(document.cookie)) document.cookie = 'declined=1';
  };
  follow();
</script>`;
const BOX = 'position:fixed;bottom:0;left:0;right:0;background:#fff';

const scanned = async (pages: Record<string, Answer>, passes: ('none' | 'accept' | 'decline')[]) => {
  const site = await startTestSite(pages);
  const outcome = await site.scan({ passes }, PLAIN);
  await site.close();
  return { ...outcome, names: namesOf(outcome), ends: endsOf(outcome) };
};

it.concurrent('Thai words: what is refused is not taken for what is accepted, and a link may be what accepts', async () => {
  const { banner, names } = await scanned(
    {
      '/': `<div style="${BOX}">เราใช้คุกกี้ <a href="/policy">นโยบายคุกกี้</a><button onclick="choose('no')">ไม่ยินยอม</button>
        <a href="/?consent=yes" onclick="window.name = 'yes'">ยินยอม</a></div>${CHOICES}`,
      '/?consent=yes': `<script>if (window.name === 'yes') document.cookie = 'choice=yes; path=/'</script>${CHOICES}`,
      '/policy': '<p>นโยบาย',
    },
    ['none', 'accept', 'decline'],
  );
  expect(banner.kind).toBe('generic');
  expect(names).toEqual(['accepted*', 'choice*', 'declined*']);
});

it.concurrent('a closed shadow root opens to the mouse, and a decline that hides in the settings is found', async () => {
  const { banner, names } = await scanned(
    {
      '/': `<div id="host" style="${BOX};height:120px"></div>${CHOICES}<script>
        const root = host.attachShadow({ mode: 'closed' });
        root.innerHTML = '<p>We use cookies.</p><button id="s">Cookie settings</button> <button id="y">Accept all</button>';
        root.getElementById('y').onclick = () => { choose('yes'); host.remove(); };
        root.getElementById('s').onclick = () => {
          root.innerHTML = '<p>We use cookies.</p><label><input type="checkbox" checked id="ads">Marketing</label><button id="k">Save preferences</button>';
          root.getElementById('k').onclick = () => { choose(root.getElementById('ads').checked ? 'yes' : 'no'); host.remove(); };
        };
        if (/choice=/.test(document.cookie)) host.remove();
      </script>`,
    },
    ['accept', 'decline'],
  );
  expect(banner.kind).toBe('generic');
  expect(names).toEqual(['accepted*', 'choice*', 'declined*']);
});

it.concurrent('a banner in a frame of another site is clicked where it lies', async () => {
  const site = await startTestSite({
    '/': (request, response) => {
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(
        `<iframe id="f" title="x" src="http://cmp.vendor.com:${request.socket.localPort}/banner" style="${BOX};width:100%;height:140px;border:0"></iframe>${CHOICES}
         <script>addEventListener('message', ({ data }) => { choose(data); f.remove(); }); if (/choice=/.test(document.cookie)) f.remove();</script>`,
      );
    },
    '/banner': `<p>เว็บไซต์นี้ใช้คุกกี้</p><button onclick="event.isTrusted && parent.postMessage('yes', '*')">ยอมรับ</button>`,
  });
  const outcome = await site.scan({ passes: ['accept'] }, PLAIN);
  await site.close();
  expect(outcome.banner.kind).toBe('generic');
  expect(namesOf(outcome)).toEqual(['accepted*', 'choice*']);
});

it.concurrent('a known product is recognized by autoconsent, in whatever language it speaks', async () => {
  const { banner, names } = await scanned(
    {
      '/': `<div id="onetrust-consent-sdk"><div id="onetrust-banner-sdk" style="${BOX}"><p>Käytämme evästeitä.</p>
        <button id="onetrust-accept-btn-handler" onclick="choose('yes'); this.closest('#onetrust-consent-sdk').remove()">Hyväksy</button></div></div>${CHOICES}
        <script>if (/choice=/.test(document.cookie)) document.getElementById('onetrust-consent-sdk').remove()</script>`,
    },
    ['none', 'accept'],
  );
  expect(banner).toMatchObject({ kind: 'known', name: expect.stringMatching(/onetrust/i) });
  expect(names).toEqual(['accepted*', 'choice*']);
});

it.concurrent('a known product is recognized on a page that is too busy to be searched in time', async () => {
  const { banner } = await scanned(
    {
      '/': `<div id="onetrust-consent-sdk"><div id="onetrust-banner-sdk" style="${BOX}"><p>Käytämme evästeitä.</p>
        <button id="onetrust-accept-btn-handler" onclick="choose('yes'); this.closest('#onetrust-consent-sdk').remove()">Hyväksy</button></div></div>${CHOICES}
        <script>const busy = setInterval(() => {
          if (/choice=/.test(document.cookie)) clearInterval(busy);
          else for (const from = Date.now(); Date.now() - from < 300; );
        }, 330)</script>`,
    },
    ['accept'],
  );
  expect(banner).toMatchObject({ kind: 'known', name: expect.stringMatching(/onetrust/i) });
});

it.concurrent('our own script is spoken to through its interface', async () => {
  const { banner, names } = await scanned(
    {
      '/': `<script>
        let consent = null;
        Object.defineProperty(window, 'yinyom', { value: Object.freeze({
          version: '1', get: () => consent, withdraw() {}, open() {}, on: () => () => {}, receipt: () => null,
          set(types) { consent = { types }; document.cookie = (types[4] ? 'all' : 'necessary') + '=1'; },
        }) });
      </script>`,
    },
    ['none', 'accept', 'decline'],
  );
  expect(banner).toMatchObject({ kind: 'own', name: 'Yinyom' });
  expect(names).toEqual(['all*', 'necessary*']);
});

it.concurrent('no banner is said to be none, and nothing on the page is taken for one', async () => {
  const { banner, names, state } = await scanned(
    {
      '/': `<ul><li><a href="/a">คุกกี้ที่เบราว์เซอร์ไม่รับ</a></li><li><a href="/b">ยอมรับคุกกี้</a></li></ul><p>ข้อมูลส่วนบุคคล</p><form><button type="button" onclick="document.cookie='pressed=1'">ตกลง</button></form>
        <script>document.cookie = 'plain=1'</script>`,
    },
    ['none', 'accept', 'decline'],
  );
  expect(banner).toEqual({ kind: 'none', name: null, before: null, after: null });
  expect(names).toEqual(['plain']);
  expect(state).toBe('complete');
});

/** A page that somebody could have, and what is special about it. */
export interface Situation {
  /** Code of the page that runs before the script. */
  before?: string;
  /** Markup of the head below the script. */
  head?: string;
  /** Further markup of the body. */
  body?: string;
  /** What happens while the banner stands. */
  meanwhile?: string;
  /** What happens after the visitor has agreed. */
  afterwards?: string;
  /** Headers of the page. */
  headers?: Record<string, string>;
  /** Before the root: the doctype of today, if nothing else is said. */
  prolog?: string;
  /** The page is XML. */
  isXhtml?: boolean;
  /** Attributes of the root. */
  root?: string;
  /** How the script comes in; `SCRIPT` is its address. */
  snippet?: string;
  viewport?: { width: number; height: number };
  media?: { name: string; value: string }[];
  /** The page lets no script of ours run what is held. */
  holdsForGood?: boolean;
  /** No record can leave the page; it is on the next one that can. */
  keepsRecord?: boolean;
}

const css = (style: string): string => `<style>${style}</style>`;
const code = (text: string): string => `<script>${text}</script>`;
/** Members of `owner` throw when they are called. */
const throwing = (owner: string, ...names: string[]): string =>
  `for (const name of ${JSON.stringify(names)}) Object.defineProperty(${owner}, name, { value: () => { throw new Error('page ' + name) }, configurable: true, writable: true });`;
const late = (text: string): string => `addEventListener('load', () => setTimeout(() => { ${text} }, 20))`;

/** Situations of pages beyond those of the world's tables (docs/decisions/295). */
export const SITUATIONS: Record<string, Situation> = {
  'Object.prototype is frozen': { before: `Object.freeze(Object.prototype)` },
  'every builtin is frozen': {
    before: `for (const each of [Object, Array, Function, Promise, String, Date, RegExp, Error, Event, EventTarget, Node, Element, HTMLElement, CSSStyleSheet, MutationObserver]) { Object.freeze(each); Object.freeze(each.prototype) }`,
  },
  'history.pushState is replaced and throws': {
    before: throwing('History.prototype', 'pushState', 'replaceState'),
    meanwhile: `try { history.pushState({}, '', '#x') } catch {}`,
  },
  'customElements.define throws': {
    before: throwing('CustomElementRegistry.prototype', 'define', 'get', 'whenDefined'),
  },
  'console is gone': { before: `window.console = undefined` },
  'console throws': { before: throwing('console', 'warn', 'error', 'log', 'info') },
  'yinyom is a variable of the page': { before: `var yinyom = { mine: 1 }` },
  'yinyom is the page’s and cannot be changed': {
    before: `Object.defineProperty(window, 'yinyom', { value: { mine: 1 } })`,
  },
  'dataLayer cannot be changed': {
    before: `Object.defineProperty(window, 'dataLayer', { value: [], enumerable: true })`,
  },
  'dataLayer is no array': { before: `window.dataLayer = { push() {} }` },
  'dataLayer is frozen': { before: `window.dataLayer = Object.freeze([])` },
  'no style sheets without an element': {
    before: `CSSStyleSheet.prototype.replaceSync = undefined`,
  },
  'a replaced CSSStyleSheet': {
    before: `window.CSSStyleSheet = function () { throw new TypeError('Illegal constructor') }`,
  },
  'no dialog element': {
    before: `for (const name of ['show', 'showModal', 'close', 'open']) delete HTMLDialogElement.prototype[name]`,
  },
  'localStorage is null': {
    before: `for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: () => null, configurable: true })`,
  },
  'cookies are switched off': {
    before: `Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set() {}, configurable: true }); Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false })`,
  },
  'observers throw': {
    before: `window.MutationObserver = function () { return { observe() { throw new Error('page observe') }, disconnect() {}, takeRecords: () => [] } }`,
  },
  'arrays with another iterator': {
    before: `{ const own = Array.prototype[Symbol.iterator]; Array.prototype[Symbol.iterator] = function () { const it = own.call(this); return { next: () => it.next(), [Symbol.iterator]() { return this } } } }`,
  },
  'performance is replaced': {
    before: `Object.defineProperty(window, 'performance', { value: { now: () => 0, getEntriesByType: () => [], getEntriesByName: () => [] } })`,
  },
  'no performance.timing': {
    before: `Object.defineProperty(Performance.prototype, 'timing', { value: undefined })`,
  },
  'navigator without languages, and a language of its own': {
    before: `for (const name of ['language', 'languages']) Object.defineProperty(Navigator.prototype, name, { get: () => null })`,
  },
  'Symbol.species and then of promises': {
    before: `{ const own = Promise.prototype.then; Promise.prototype.then = function (...given) { return own.apply(this, given) }; Promise.prototype.finally = undefined }`,
  },
  'clicks are swallowed by a window of the page': {
    meanwhile: `for (const type of ['click', 'mousedown', 'pointerdown', 'touchstart']) document.addEventListener(type, (event) => { event.preventDefault(); event.stopImmediatePropagation() }, true)`,
  },
  'keys are swallowed': {
    head: code(
      `for (const type of ['keydown', 'keyup', 'keypress']) addEventListener(type, (event) => event.stopImmediatePropagation(), true)`,
    ),
  },
  'all timers are cleared': {
    meanwhile: `{ const last = setTimeout(() => {}); for (let id = last; id; id--) { clearTimeout(id); clearInterval(id); cancelIdleCallback?.(id); cancelAnimationFrame(id) } }`,
  },
  'frames never come': { before: `window.requestAnimationFrame = () => 1` },
  'idle time never comes': { before: `window.requestIdleCallback = () => 1` },
  'the clock jumps ahead and back': {
    meanwhile: `away = 400 * 864e5; { const Native = Date; window.Date = class extends Native { constructor(...given) { if (given.length) super(...given); else super(Native.now() + away) } static now() { return Native.now() + away } } }`,
    afterwards: `away = -800 * 864e5`,
  },
  'Trusted Types with our policy': {
    headers: { 'Content-Security-Policy': `require-trusted-types-for 'script'; trusted-types yinyom` },
  },
  'Trusted Types without policies': {
    headers: { 'Content-Security-Policy': `require-trusted-types-for 'script'; trusted-types 'none'` },
    holdsForGood: true,
  },
  'Trusted Types with a strict default policy': {
    headers: {
      'Content-Security-Policy': `require-trusted-types-for 'script'; trusted-types default yinyom`,
    },
    before: `trustedTypes.createPolicy('default', { createHTML: () => null, createScript: () => null, createScriptURL: () => null })`,
  },
  'a policy that allows no styles, pictures or connections': {
    headers: {
      'Content-Security-Policy': `default-src 'none'; script-src 'unsafe-inline' http://consent.localhost:*`,
    },
    keepsRecord: true,
  },
  'document.domain is set': { before: `try { document.domain = 'localhost' } catch {}` },
  'no doctype (quirks mode)': { prolog: '' },
  'an old doctype': { prolog: '<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN">' },
  'XHTML as XML': { prolog: '', isXhtml: true },
  'a base with a target': { head: '<base target="_blank">' },
  'a base of another host': { head: '<base href="http://other.localhost/deep/">' },
  'a root that is inert for a while': {
    meanwhile: `document.documentElement.inert = true; setTimeout(() => { document.documentElement.inert = false }, 30)`,
  },
  'everything but a window of the page inert for a while': {
    meanwhile: `{ const all = [...document.documentElement.children]; for (const each of all) { each.inert = true; each.setAttribute('aria-hidden', 'true') } setTimeout(() => { for (const each of all) { each.inert = false; each.removeAttribute('aria-hidden') } }, 30) }`,
  },
  'everything without pointer events': { head: css(`html, body, * { pointer-events: none !important }`) },
  'an element in full screen': {
    meanwhile: `document.querySelector('h1').requestFullscreen?.().catch(() => {}).then(() => document.exitFullscreen?.()).catch(() => {})`,
  },
  'popovers of the page': {
    meanwhile: `{ const it = document.body.appendChild(document.createElement('div')); it.popover = 'auto'; it.textContent = 'x'; it.showPopover(); it.hidePopover() }`,
  },
  'all popovers hidden': {
    meanwhile: `for (const each of document.querySelectorAll('[popover]')) each.hidePopover()`,
  },
  'the attributes of unknown elements removed': {
    meanwhile: `for (const each of document.querySelectorAll('*')) if (each.localName.includes('-')) { for (const { name } of [...each.attributes]) each.removeAttribute(name); each.hidden = true; each.style.setProperty('display', 'none', 'important') }`,
  },
  'content-visibility of everything': {
    head: css(`html, body, * { content-visibility: auto } body { content-visibility: hidden }`),
  },
  'zoomed root': { head: css(`html { zoom: 2.5 }`) },
  'a root in grey (mourning)': {
    head: css(`html { filter: grayscale(1) } body { mix-blend-mode: multiply }`),
  },
  'a scaled root': { head: css(`html { transform: scale(.5) rotate(3deg); transform-origin: 0 0 }`) },
  'a root that hides until its fonts come': {
    head: css(`html { opacity: 0 !important; visibility: hidden !important }`),
  },
  'vertical writing': { head: css(`html { writing-mode: vertical-rl; text-orientation: upright }`) },
  'letters of 62.5 %': {
    head: css(
      `html { font-size: 62.5% } * { font-size: 1rem; line-height: 0; letter-spacing: 1em; text-transform: uppercase }`,
    ),
  },
  'letters of 300 %': { head: css(`html { font-size: 300% }`), viewport: { width: 320, height: 480 } },
  'size containers': {
    head: css(`html { container-type: size; contain: strict } body { contain: content }`),
  },
  'only dark': {
    root: 'style="color-scheme: only dark"',
    head: '<meta name="color-scheme" content="only dark">',
  },
  'forced colours, less data, less motion': {
    media: [
      { name: 'prefers-color-scheme', value: 'dark' },
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ],
    head: css(
      `@media (prefers-reduced-motion: reduce) { *, ::before, ::after { animation: none !important; transition: none !important } }`,
    ),
  },
  'a phone with its keyboard open': { viewport: { width: 390, height: 300 } },
  'a phone on its side': { viewport: { width: 640, height: 200 } },
  'a watch': { viewport: { width: 200, height: 200 } },
  'two snippets': {
    snippet: `<script src="SCRIPT"></script><script src="SCRIPT"></script><script async src="SCRIPT"></script>`,
  },
  'the script comes after DOMContentLoaded': {
    snippet: code(
      `addEventListener('DOMContentLoaded', () => document.head.append(Object.assign(document.createElement('script'), { src: 'SCRIPT' })))`,
    ),
  },
  'the script comes long after load': {
    snippet: code(
      `addEventListener('load', () => setTimeout(() => document.head.append(Object.assign(document.createElement('script'), { src: 'SCRIPT' })), 300))`,
    ),
  },
  'the script at the end of the body': { snippet: '', body: '<script src="SCRIPT"></script>' },
  'the script as a module': { snippet: `<script type="module">import 'SCRIPT'</script>` },
  'the script put in twice by a tag manager': {
    snippet: code(
      late(
        `for (let at = 0; at < 2; at++) document.body.append(Object.assign(document.createElement('script'), { src: 'SCRIPT' }))`,
      ),
    ),
  },
  'document.open after the choice': {
    afterwards: `document.open(); document.write('<!doctype html><title>x</title><p>next</p>' + html('written')); document.close()`,
  },
  'an app in a shadow root': {
    meanwhile: `document.body.replaceChildren(document.createElement('x-app')); document.querySelector('x-app').attachShadow({ mode: 'closed' }).innerHTML = '<h1>x</h1>'`,
  },
  'translated by the browser': {
    meanwhile: `document.documentElement.lang = 'en-x-mtfrom-th'; document.documentElement.classList.add('translated-ltr'); for (const walk = document.createTreeWalker(document.body, 4); walk.nextNode();) { const text = walk.currentNode; if (text.parentNode.localName === 'font' || text.parentNode.localName === 'script') continue; const font = document.createElement('font'); text.replaceWith(font); font.append(text); walk.currentNode = font.firstChild }`,
  },
  'a tool that hides what is called cookie or consent': {
    head: css(
      `[class*=cookie], [id*=cookie], [class*=consent], [id*=consent], yinyom-consent, #yinyom { display: none !important; visibility: hidden !important; opacity: 0 !important }`,
    ),
  },
  'a page that can be edited': { meanwhile: `document.designMode = 'on'` },
  'frames instead of a body': {
    meanwhile: `document.body.replaceWith(Object.assign(document.createElement('frameset'), { cols: '100%' }))`,
  },
  'the page reads and writes its own markup': {
    meanwhile: `document.documentElement.outerHTML.length; document.body.outerHTML = document.body.outerHTML`,
  },
  'thousands of changes a second': {
    meanwhile: `{ let left = 200; const change = () => { for (let at = 0; at < 50; at++) document.body.append(document.createElement('i')), document.body.lastChild.remove(); if (--left) setTimeout(change) }; change() }`,
  },
  'a title and head emptied': { meanwhile: `document.head.replaceChildren()` },
  'a form with fields of all names': {
    body:
      '<form data-category="3">' +
      [
        'append',
        'remove',
        'before',
        'getAttribute',
        'setAttribute',
        'matches',
        'parentElement',
        'isConnected',
        'localName',
        'querySelectorAll',
        'nextSibling',
        'attributes',
      ]
        .map((name) => `<input name="${name}" />`)
        .join('') +
      '</form>',
  },
  'elements named like globals': {
    body: [
      'config',
      'performance',
      'navigator',
      'top',
      'self',
      'event',
      'dataLayer',
      'yinyom',
      'trustedTypes',
      'cookieStore',
      'requestIdleCallback',
    ]
      .map((name) => `<a id="${name}" name="${name}"></a>`)
      .join(''),
  },
};

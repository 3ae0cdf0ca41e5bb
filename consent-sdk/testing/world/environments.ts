/** What stood in the page before the script: code of its libraries, by name. */
export const ENVIRONMENTS: Record<string, string> = {
  'arrays as JSON of an old library': `Array.prototype.toJSON = function () { return 'array' }; Date.prototype.toJSON = function () { return 'date' }; String.prototype.toJSON = function () { return 'text' }`,
  'methods of arrays replaced': `for (const name of ['map', 'filter', 'forEach', 'find', 'some', 'every', 'includes', 'flatMap', 'reduce']) { const native = Array.prototype[name]; Array.prototype[name] = function (...given) { return native.apply(this, given) } }`,
  'Array.from of an old library': `Array.from = function (list) { const all = []; for (let i = 0; i < list.length; i++) all.push(list[i]); return all }`,
  'prototypes with members that can be counted': `Array.prototype.last = function () { return this[this.length - 1] }; Object.prototype.extended = function () { return this }; String.prototype.blank = function () { return !this.trim() }`,
  'bind of an old library': `Function.prototype.bind = function (that, ...first) { const all = this; return function (...rest) { return all.apply(that, [...first, ...rest]) } }`,
  'listeners in zones': `{ const add = EventTarget.prototype.addEventListener; EventTarget.prototype.addEventListener = function (type, heard, options) { return add.call(this, type, heard, options) }; const wait = setTimeout; window.setTimeout = (...given) => wait(...given) }`,
  'no AbortSignal.timeout': `Object.defineProperty(AbortSignal, 'timeout', { value: undefined })`,
  'no sendBeacon': `Object.defineProperty(Navigator.prototype, 'sendBeacon', { value: undefined, writable: true })`,
  'no requestIdleCallback': `window.requestIdleCallback = undefined`,
  'no cookieStore': `for (const name of ['cookieStore', 'CookieStore']) Object.defineProperty(window, name, { value: undefined })`,
  'no randomUUID': `Object.defineProperty(Crypto.prototype, 'randomUUID', { value: undefined })`,
  'no storage': `for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get() { throw new DOMException('denied', 'SecurityError') } })`,
  'full storage': `Storage.prototype.setItem = function () { throw new DOMException('full', 'QuotaExceededError') }`,
  'a clock ten years behind': `{ const now = Date.now, away = -10 * 365 * 864e5; Date.now = () => now() + away; window.Date = class extends Date { constructor(...given) { if (given.length) super(...given); else super(now() + away) } } }`,
  'a clock ten years ahead': `{ const now = Date.now, away = 10 * 365 * 864e5; Date.now = () => now() + away; window.Date = class extends Date { constructor(...given) { if (given.length) super(...given); else super(now() + away) } } }`,
  'names of its own': `window.name = 'yinyom'; window.config = window.host = window.banner = window.load = 1`,
  'methods of elements replaced': `for (const name of ['remove', 'append', 'before', 'replaceWith', 'matches', 'closest']) { const native = Element.prototype[name]; Element.prototype[name] = function (...given) { return native.apply(this, given) } }`,
  'its own fetch': `{ const native = fetch; window.fetch = (...given) => native(...given) }`,
  'frozen builtins': `for (const each of [Document.prototype, Storage.prototype, Navigator.prototype]) Object.freeze(each)`,
  'a page made ahead': `{ let ahead = true; const frame = requestAnimationFrame, Happening = Event, waiting = []; for (const [name, get] of [['prerendering', () => ahead], ['hidden', () => ahead], ['visibilityState', () => ahead ? 'hidden' : 'visible']]) Object.defineProperty(document, name, { get, configurable: true }); window.requestAnimationFrame = (done) => ahead ? waiting.push(done) : frame(done); addEventListener('load', () => setTimeout(() => { ahead = false; for (const type of ['prerenderingchange', 'visibilitychange']) document.dispatchEvent(new Happening(type)); for (const each of waiting.splice(0)) frame(each) }, 50)) }`,
  'roots that are all open': `{ const attach = Element.prototype.attachShadow; Element.prototype.attachShadow = function (options) { return attach.call(this, { ...options, mode: 'open' }) } }`,
  nothing: '',
};

/** How the page has its data layer; each leaves an array for its container. */
export const LAYERS: Record<string, string> = {
  none: '',
  assigned: `dataLayer = [{ page: 1 }]`,
  'assigned again later': `dataLayer = [{ page: 1 }]; addEventListener('load', () => { dataLayer = [{ page: 2 }] })`,
  copied: `dataLayer = (window.dataLayer || []).concat({ page: 1 })`,
  'with a push of its container': `window.dataLayer = window.dataLayer || []; { const push = dataLayer.push; dataLayer.push = function (...given) { return push.apply(this, given) } }; dataLayer.push({ event: 'gtm.js' })`,
  'emptied by its container': `window.dataLayer = window.dataLayer || []; dataLayer.push({ page: 1 })`,
};

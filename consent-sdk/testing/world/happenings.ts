/**
 * What happens in a page while the banner asks, by name. \`html(part)\` is markup with elements that wait for consent, \`made\`
 * an element from markup.
 */
export const HAPPENINGS: Record<string, string> = {
  'document.open, write, close': `document.open(); document.write('<!doctype html><html lang="th"><head></head><body>' + html('written') + '</body></html>'); document.close()`,
  'document.write after loading': `document.write('<p>x</p>' + html('written')); document.close()`,
  'another root by replaceChild': `document.replaceChild(root(html('root')), document.documentElement)`,
  'another root by replaceWith': `document.documentElement.replaceWith(root(html('root')))`,
  'no root for a while': `document.documentElement.remove(); setTimeout(() => document.documentElement || document.append(root(html('root'))), 30)`,
  'another body': `document.body.replaceWith(Object.assign(document.createElement('body'), { innerHTML: html('body') }))`,
  'a body from markup': `document.body.innerHTML = html('body')`,
  'another head': `document.head.replaceWith(Object.assign(document.createElement('head'), { innerHTML: '<title>x</title>' }))`,
  'root from markup': `document.documentElement.innerHTML = '<head></head><body>' + html('root') + '</body>'`,
  'a visit that merges heads': `{ const next = root(headHtml + '<body>' + html('visit') + '</body>'); const have = [...document.head.children].map((each) => each.outerHTML); for (const each of [...next.querySelector('head').children]) if (!have.includes(each.outerHTML)) document.head.append(revive(each)); document.body.replaceWith(document.adoptNode(next.querySelector('body'))) }`,
  'a visit that exchanges the head': `{ const next = root(headHtml); document.head.replaceChildren(...[...next.querySelector('head').children].map((each) => document.importNode(each, true))) }`,
  'a view transition': `{ const swap = () => { document.body.innerHTML = html('transition') }; document.startViewTransition ? document.startViewTransition(swap).finished.catch(() => {}) : swap() }`,
  'a fragment swapped in': `{ const place = document.body.appendChild(document.createElement('main')); setTimeout(() => { place.innerHTML = html('fragment') }, 20) }`,
  'an element moved about': `{ const one = document.body.firstElementChild; if (one) for (let at = 0; at < 10; at++) document.body.append(one) }`,
  'children that are compared and removed': `for (const each of [...document.documentElement.children]) if (!['HEAD', 'BODY'].includes(each.tagName)) each.remove()`,
  'the banner removed three times': `{ let left = 3; new MutationObserver(() => { const it = document.querySelector('yinyom-consent'); if (it && left-- > 0) it.remove() }).observe(document, { childList: true, subtree: true }); document.querySelector('yinyom-consent')?.remove() }`,
  'a dialog of the page that is closed': `{ const dialog = document.body.appendChild(document.createElement('dialog')); dialog.textContent = 'x'; dialog.showModal(); setTimeout(() => dialog.close(), 30) }`,
  'a popover': `{ const it = document.body.appendChild(document.createElement('div')); it.popover = 'manual'; it.textContent = 'x'; it.showPopover?.(); setTimeout(() => it.hidePopover?.(), 30) }`,
  'a language changed back and forth': `document.documentElement.lang = 'en'; setTimeout(() => { if (document.documentElement) document.documentElement.lang = 'th' }, 30)`,
  'right to left': `document.documentElement.dir = 'rtl'`,
  'everything printed': `dispatchEvent(new Event('beforeprint')); dispatchEvent(new Event('afterprint'))`,
  'a root of shadows': `{ const it = document.body.appendChild(document.createElement('x-app')); it.attachShadow({ mode: 'open' }).innerHTML = '<p>x</p>' }`,
  'held things in an open root': `document.body.appendChild(document.createElement('x-app')).attachShadow({ mode: 'open' }).innerHTML = html('shadow')`,
  'held things in a declared root': `document.body.appendChild(document.createElement('div')).setHTMLUnsafe?.('<x-app><template shadowrootmode="open">' + html('declared') + '</template></x-app>')`,
  'held things that leave a root': `{ const inside = document.body.appendChild(document.createElement('x-app')).attachShadow({ mode: 'open' }); inside.innerHTML = html('left'); setTimeout(() => document.body?.append(...inside.childNodes), 20) }`,
  'a body with a root': `if (!document.body.shadowRoot) document.body.attachShadow({ mode: 'open' }).innerHTML = '<slot></slot>'`,
  'the next page made ahead': `{ const rules = document.createElement('script'); rules.type = 'speculationrules'; rules.textContent = JSON.stringify({ prerender: [{ source: 'list', urls: ['?ahead'] }] }); document.head?.append(rules) }`,
  'a sandboxed frame': `{ const frame = document.createElement('iframe'); frame.sandbox = 'allow-scripts'; frame.srcdoc = '<script>try { top.document.cookie } catch {}</' + 'script>'; document.body.append(frame) }`,
  'a lazy loader': `for (const each of document.querySelectorAll('[data-category]:not(script)')) { const from = each.getAttribute('data-src'); if (from) each.src = from }`,
  'a lazy loader that watches': `new IntersectionObserver((seen) => { for (const { target } of seen) { const from = target.getAttribute('data-src'); if (from) target.setAttribute('src', from) } }).observe(document.body)`,
  'history moved': `history.pushState({}, '', '?page=2'); dispatchEvent(new PopStateEvent('popstate'))`,
  'a thousand elements': `{ const all = document.createDocumentFragment(); for (let at = 0; at < 1000; at++) all.append(Object.assign(document.createElement('p'), { textContent: at })); document.body.append(all) }`,
  'names of its own': `window.URL = '/api'; window.Event = window.status = window.release = 1`,
  'scroll locked': `document.body.style.cssText = 'overflow:hidden;position:fixed;width:100%'`,
  'a transform on the root': `document.documentElement.style.transform = 'translateZ(0)'`,
  nothing: '',
};

/** Rules of a page's own style sheet. */
export const STYLES: Record<string, string> = {
  none: '',
  'everything reset': `* { all: unset } head, script, style, title { display: none }`,
  'frames as blocks': `iframe, img { display: block; max-width: 100% }`,
  'everything above': `header { position: fixed; inset: 0 0 auto; z-index: 2147483647 } html { zoom: 1.5 }`,
  'a grid of the root': `html { display: grid; grid-template-rows: 1fr auto; height: 100% }`,
  'unknown elements hidden': `:not(:defined) { display: none } html > :not(head):not(body) { visibility: hidden; opacity: 0 }`,
};

import { choose, countListeners, noScript } from '@yinyom/choice/testing/page';
import { defineGate } from './defineGate';

beforeEach(() => {
  noScript();
  document.body.innerHTML = '';
  defineGate();
});

const put = (category = 'statistics') => {
  document.body.innerHTML = `<yinyom-gate category="${category}"><template><b>counts</b></template><p>asks first</p></yinyom-gate>`;
  return document.querySelector('yinyom-gate') as HTMLElement;
};
const state = (gate: HTMLElement) => [gate.querySelector('b')?.textContent, gate.querySelector('p')?.hidden];

test('What needs consent is in the page with it only; what stands for it is hidden then', () => {
  const gate = put();
  expect(state(gate)).toEqual([undefined, false]);
  choose({ 3: true });
  expect(state(gate)).toEqual(['counts', true]);
  choose({ 3: true, 4: true });
  expect(gate.querySelectorAll('b')).toHaveLength(1);
  choose({ 3: false });
  expect(state(gate)).toEqual([undefined, false]);
});

test('Several categories are all needed; where none is named nothing is let through', () => {
  choose({ 3: true, 4: false });
  expect(state(put('3 4'))).toEqual([undefined, false]);
  expect(state(put(''))).toEqual([undefined, false]);
  expect(state(put('3'))).toEqual(['counts', true]);
});

test('It works in another shadow root, and an element that goes leaves no listener behind', () => {
  const listeners = countListeners();
  const host = document.createElement('div');
  document.body.append(host);
  const root = host.attachShadow({ mode: 'open' });
  root.innerHTML = '<yinyom-gate category="3"><template><b>counts</b></template></yinyom-gate>';
  choose({ 3: true });
  expect(root.querySelector('b')).not.toBeNull();
  host.remove();
  expect(listeners.now()).toBe(0);
  listeners.stop();
});

test('A second copy of the package leaves the element as it is', () => {
  expect(() => defineGate()).not.toThrow();
});

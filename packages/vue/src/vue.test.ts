import { choose, countListeners, noScript } from '@yinyom/choice/testing/page';
import { createApp, createSSRApp, h, nextTick, withDirectives, type Component } from 'vue';
import { renderToString } from 'vue/server-renderer';
import { ConsentGate } from './ConsentGate';
import { yinyom } from './plugin';
import { useConsent } from './useConsent';
import { vConsent } from './vConsent';

beforeEach(noScript);

const Page: Component = {
  setup: () => {
    const statistics = useConsent('statistics');
    return () => [
      h(ConsentGate, { category: 3 }, { default: () => 'counts', fallback: () => 'asks first' }),
      h('i', statistics.value ? 'yes' : 'no'),
      withDirectives(h('b', 'map'), [[vConsent, 'statistics']]),
    ];
  },
};

const mount = (place = document.createElement('div')) => {
  const app = createApp(Page);
  app.use(yinyom).mount(place);
  return { place, app };
};

test('A gate, a composable and a directive follow the choice', async () => {
  const { place, app } = mount();
  const shown = async () => {
    await nextTick();
    return [place.textContent, place.querySelector('b')?.hidden];
  };
  expect(await shown()).toEqual(['asks firstnomap', true]);
  choose({ 3: true });
  expect(await shown()).toEqual(['countsyesmap', false]);
  choose({ 3: false });
  expect(await shown()).toEqual(['asks firstnomap', true]);
  app.unmount();
});

test('What the server drew is what the browser draws first, also for somebody who has chosen', async () => {
  choose({ 3: true });
  const place = document.createElement('div');
  place.innerHTML = await renderToString(createSSRApp(Page).use(yinyom));
  expect(place.textContent).toBe('asks firstnomap');
  expect(place.querySelector('b')?.hidden).toBe(true);
  const complaints = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const app = createSSRApp(Page);
  app.use(yinyom).mount(place);
  await nextTick();
  expect(complaints.mock.calls.filter(([text]) => /hydration/i.test(String(text)))).toEqual([]);
  expect(place.textContent).toBe('countsyesmap');
  complaints.mockRestore();
  app.unmount();
});

test('A component that goes leaves no listener behind', () => {
  const listeners = countListeners();
  const { app } = mount();
  expect(listeners.now()).toBe(2);
  app.unmount();
  expect(listeners.now()).toBe(0);
  listeners.stop();
});

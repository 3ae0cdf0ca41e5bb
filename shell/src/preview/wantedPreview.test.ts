import { forgetPreview, wantedPreview } from './wantedPreview';

const TOKEN = `${'a'.repeat(90)}.${'b'.repeat(86)}`;
const open = (address: string) => history.replaceState(null, '', address);
beforeEach(() => {
  sessionStorage.clear();
  open('/hello');
});

it('a tab keeps the preview of its address until it ends', () => {
  expect(wantedPreview()).toBeNull();
  open(`/hello?yinyom=mfe_hello@${TOKEN}&tab=two`);
  expect(wantedPreview()).toEqual({ name: 'mfe_hello', token: TOKEN });
  open('/login');
  expect(wantedPreview()).toEqual({ name: 'mfe_hello', token: TOKEN });
  open(`/hello?yinyom=mfe_hello@${TOKEN}&tab=two`);
  expect(forgetPreview()).toBe(`${location.origin}/hello?tab=two`);
  open('/hello');
  expect(wantedPreview()).toBeNull();
});

it.each([
  'parts',
  `hello@${TOKEN}`,
  'mfe_hello@short',
  `mfe_hello@${TOKEN}<script>`,
  `mfe_hello@${'a'.repeat(5000)}`,
])('the parameter %s asks for none', (parameter) => {
  open(`/hello?yinyom=${encodeURIComponent(parameter)}`);
  expect(wantedPreview()).toBeNull();
});

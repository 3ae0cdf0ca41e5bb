import { enterRemote, leaveRemote, rememberDocument } from './walls';

const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined);

// jsdom has neither of these.
class Sheet {}
beforeAll(() => {
  Object.assign(globalThis, { CSSStyleSheet: Sheet });
  document.adoptedStyleSheets = [new Sheet() as CSSStyleSheet];
  document.body.className = 'own';
  rememberDocument();
});
beforeEach(() => complain.mockClear());

it('what a remote left on the document goes with it, and is told', () => {
  enterRemote('mfe_users');
  const [own] = document.adoptedStyleSheets;
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, new CSSStyleSheet()];
  document.body.classList.add('modal-open');
  document.body.style.overflow = 'hidden';
  document.documentElement.classList.add('theirs');
  leaveRemote();
  expect(document.adoptedStyleSheets).toEqual([own]);
  expect(document.body.className).toBe('own');
  expect(document.body.style.overflow).toBe('');
  expect(document.documentElement.className).toBe('');
  expect(complain).toHaveBeenCalledWith(
    '[mfe_users] left on the document, taken away: class "theirs" on <html>, class "modal-open" on <body>, a style on <body>, 1 adopted style sheet(s)',
  );
});

it('nothing is taken from a remote that is still on the page', () => {
  enterRemote('mfe_users');
  enterRemote('mfe_auth');
  document.body.classList.add('busy');
  leaveRemote();
  expect(document.body).toHaveClass('busy');
  leaveRemote();
  expect(document.body).not.toHaveClass('busy');
});

it('who leaves nothing is not spoken of, and sheets of extensions stay', () => {
  enterRemote('mfe_users');
  const foreign = new Sheet() as CSSStyleSheet;
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, foreign];
  leaveRemote();
  expect(document.adoptedStyleSheets).toContain(foreign);
  expect(complain).not.toHaveBeenCalled();
});

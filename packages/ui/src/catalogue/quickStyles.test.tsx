import { render, screen } from '@testing-library/react';
import { Catalogue } from './Catalogue';

/** jsdom's own answer, with the whole cascade. */
const { whole } = window.getComputedStyle as unknown as { whole: (element: Element) => CSSStyleDeclaration };

const ASKED = ['display', 'visibility', 'opacity', 'pointer-events'];
const valuesOf = (style: CSSStyleDeclaration) => ASKED.map((property) => style.getPropertyValue(property));
const nameOf = (element: Element) => element.outerHTML.slice(0, element.outerHTML.indexOf('>') + 1);

/** Elements of the document for which tests would be given another value than jsdom's. */
const wrongOnes = () =>
  [...document.querySelectorAll('*')].flatMap((element) => {
    const [given, right] = [valuesOf(window.getComputedStyle(element)), valuesOf(whole(element))];
    return given.join(' ') === right.join(' ')
      ? []
      : [`${nameOf(element)} ${given.join(' ')}, not ${right.join(' ')}`];
  });

const style = (text: string) => {
  const element = document.createElement('style');
  element.textContent = text;
  document.head.append(element);
  return element.sheet as CSSStyleSheet;
};
const show = (html: string) => {
  document.body.innerHTML = html;
};

afterEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

it('every element of every component has the values that jsdom computes', () => {
  render(<Catalogue />);
  expect(document.querySelectorAll('*').length).toBeGreaterThan(300);
  expect(wrongOnes()).toEqual([]);
});

it('so have elements with rules that compete, inherited values and states of their own', () => {
  style(`
    .gone { display: none } .gone.back { display: flex } #id { display: grid } p { display: inline }
    .unseen { visibility: hidden } .unseen .seen { visibility: visible } .keeps { visibility: inherit }
    .dull { pointer-events: none; opacity: 0.5 } .dull button { pointer-events: auto } :is(.odd) { display: none }
    .strong { display: block !important } .a, b { display: contents } .line::before { display: none }
    @media print { .printed { display: none } } [data-x] { display: none }
    :where(.light), :where(h3) { display: none } .not:not(.that) { display: none }
    html { pointer-events: all } body > .child { opacity: 0 }`);
  show(`
    <p></p><p class="gone"></p><p class="gone back"></p><p id="id" class="gone"></p><i class="odd"></i><i class="a"></i><b></b>
    <div class="unseen"><i></i><i class="seen"></i><i class="keeps"></i></div><p class="line printed"></p>
    <div class="dull"><button><i></i></button><span></span></div><i data-x></i><i class="gone strong"></i>
    <div hidden><i></i></div><i class="gone" style="display: flex"></i><i style="visibility: hidden"><u></u></i>
    <dialog></dialog><dialog open></dialog><details><summary></summary><p></p></details><input type="hidden"><input class="gone">
    <table><tbody hidden><tr><td></td></tr></tbody></table><template></template><li class="child"></li><div popover></div>
    <h2 class="light"></h2><h3></h3><i class="not"></i><i class="not that"></i><input type="hidden" class="a">`);
  expect(wrongOnes()).toEqual([]);
});

it('a rule or an attribute that comes later, or goes, counts at once', () => {
  show('<main><button class="late">Save</button></main>');
  const sheet = style('.other { color: red }');
  const isSeen = () => screen.queryByRole('button') !== null;
  expect(isSeen()).toBe(true);
  sheet.insertRule('.late { display: none }', 0);
  expect([isSeen(), ...wrongOnes()]).toEqual([false]);
  sheet.deleteRule(0);
  expect([isSeen(), ...wrongOnes()]).toEqual([true]);
  const added = style('main { visibility: hidden }');
  expect([isSeen(), ...wrongOnes()]).toEqual([false]);
  (added.ownerNode as Element).remove();
  expect([isSeen(), ...wrongOnes()]).toEqual([true]);
  screen.getByRole('main').hidden = true;
  expect([isSeen(), ...wrongOnes()]).toEqual([false]);
});

it('what is hidden by any way is not found by its role, and not visible', () => {
  style('.gone { display: none } .unseen { visibility: hidden } .clear { opacity: 0 }');
  const ways = [
    'class="gone"',
    'class="unseen"',
    'hidden',
    'style="display: none"',
    'style="visibility: hidden"',
  ];
  for (const way of ways) {
    show(`<div ${way}><button>Save</button></div>`);
    expect(screen.queryByRole('button')).toBeNull();
    expect(document.querySelector('button')).not.toBeVisible();
  }
  show('<div class="clear"><button>Save</button></div>');
  expect(document.querySelector('button')).not.toBeVisible();
  show('<div><button>Save</button></div>');
  expect(screen.getByRole('button', { name: 'Save' })).toBeVisible();
});

import { toastClearance } from './toastClearance';

/** Puts an element where a browser would draw it: `top` and `bottom` in pixels of a window of 768. */
const place = (html: string, selector: string, top: number, bottom: number) => {
  document.body.insertAdjacentHTML('beforeend', html);
  const element = document.querySelector(selector) as HTMLElement;
  element.getBoundingClientRect = () => new DOMRect(0, top, 800, bottom - top);
};

class Rect {
  constructor(
    readonly left: number,
    readonly top: number,
    readonly width: number,
    readonly height: number,
  ) {}
  get bottom() {
    return this.top + this.height;
  }
}

beforeAll(() => {
  globalThis.DOMRect ??= Rect as unknown as typeof DOMRect;
});
beforeEach(() => {
  document.body.innerHTML = '';
  expect(innerHeight).toBe(768);
});

describe('H16 notices', () => {
  it('stand above the bar of actions at the bottom of the window', () => {
    place('<div data-bottom-bar="">Publish</div>', '[data-bottom-bar]', 696, 768);
    expect(toastClearance()).toBe(72);
  });

  it('stand above the buttons of an open window that reaches down to them', () => {
    place('<dialog open><footer><button>Publish</button></footer></dialog>', 'footer', 690, 750);
    expect(toastClearance()).toBe(78);
  });

  it('stay at the bottom where nothing is in their way', () => {
    expect(toastClearance()).toBe(0);
    place('<div id="up" data-bottom-bar="">Publish</div>', '#up', 300, 372);
    place('<div id="below" data-bottom-bar="">Publish</div>', '#below', 900, 972);
    place('<div id="hidden" data-bottom-bar=""></div>', '#hidden', 0, 0);
    expect(toastClearance()).toBe(0);
  });
});

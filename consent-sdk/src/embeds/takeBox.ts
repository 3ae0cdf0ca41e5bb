/** What makes a box, as the page's style sheets say it of the frame. */
const BOX =
  'inset,float,margin,padding,border-width,width,height,min-height,max-width,box-sizing,aspect-ratio,flex,grid-area,vertical-align';

/**
 * Puts an element in the place of a frame, in the frame's own box: a length that is a part of a whole stays one. Nothing of
 * the frame is drawn meanwhile, whatever the page's styles say of it.
 *
 * @returns what gives the frame its place back
 */
export const takeBox = (frame: HTMLElement, host: HTMLElement): (() => void) => {
  const { offsetWidth, offsetHeight, style } = frame;
  const { display, position } = getComputedStyle(frame);
  const { cssText } = style;
  const set = (name: string, value: string): void => host.style.setProperty(name, value, 'important');
  style.setProperty('display', 'none', 'important');
  frame.before(host);
  set('display', display === 'inline' ? 'inline-block' : display);
  set('position', position === 'static' ? 'relative' : position);
  set('border', 'solid #0000');
  // Of what is not drawn a browser says what was written, not how many px came of it.
  const written = getComputedStyle(frame);
  for (const name of BOX.split(',')) set(name, written.getPropertyValue(name));
  /** A frame without lengths has some of its own. */
  const fix = (side: string, is: number, was: number): void => {
    if (Math.abs(is - was) < 2) return;
    set('box-sizing', 'border-box');
    set(side, `${was}px`);
  };
  fix('width', host.offsetWidth, offsetWidth);
  fix('height', host.offsetHeight, offsetHeight);
  return () => {
    style.cssText = cssText;
    host.remove();
  };
};

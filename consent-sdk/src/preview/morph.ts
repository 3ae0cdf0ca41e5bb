/** What a person opened stays open: `open` belongs to the page as it stands, not to the drawing. */
const KEPT = 'open';

const morphAttributes = (present: Element, wanted: Element): void => {
  for (const { name, value } of wanted.attributes) {
    if (present.getAttribute(name) !== value) present.setAttribute(name, value);
  }
  for (const { name } of [...present.attributes]) {
    if (name !== KEPT && !wanted.hasAttribute(name)) present.removeAttribute(name);
  }
};

const morphNode = (present: ChildNode, wanted: ChildNode): void => {
  if (present.nodeName !== wanted.nodeName) present.replaceWith(wanted);
  else if (present instanceof Element) morph(present, wanted as Element);
  else if (present.nodeValue !== wanted.nodeValue) present.nodeValue = wanted.nodeValue;
};

/**
 * Changes an element that stands into one that was drawn, touching only what differs: scroll position, switches,
 * focus and pictures stay as they are. Listeners stay, too, so both must do the same.
 */
export const morph = (present: Element, wanted: Element): void => {
  morphAttributes(present, wanted);
  [...wanted.childNodes].forEach((child, index) => {
    const there = present.childNodes[index];
    if (there) morphNode(there, child);
    else present.append(child);
  });
  while (present.childNodes.length > wanted.childNodes.length) present.lastChild!.remove();
};

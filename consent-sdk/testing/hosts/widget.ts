import { useConsent } from '@yinyom/react';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

/** A part of a page as a team builds it: it says whether it may count. */
const Widget = ({ name }: { name: string }) =>
  createElement('p', { id: name }, useConsent('statistics') ? 'counts' : 'asks first');

/** @param apart draws it in a shadow root, as a part does whose styles are to stay its own */
export const mount = (name: string, apart = false): void => {
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(apart ? place.attachShadow({ mode: 'open' }) : place).render(createElement(Widget, { name }));
};

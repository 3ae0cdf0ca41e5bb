import { useConsent } from '@yinyom/react';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

/** A part of a page as a team builds it: it says whether it may count. */
const Widget = ({ name }: { name: string }) =>
  createElement('p', { id: name }, useConsent('statistics') ? 'counts' : 'asks first');

export const mount = (name: string): void => {
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(createElement(Widget, { name }));
};

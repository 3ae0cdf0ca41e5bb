'use client';

export { isGranted, openSettings, type Category } from '@yinyom/choice';
export { ConsentGate } from './ConsentGate';
export { ConsentScript } from './ConsentScript';
export { CookieDeclaration } from './CookieDeclaration';
export { useChoice, useConsent } from './useConsent';

import * as kit from '@yinyom/mfe-kit';
import * as react from 'react';
import * as jsxDevRuntime from 'react/jsx-dev-runtime';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';
import * as styledComponents from 'styled-components';

/** The modules that remotes take from the shell, by the name under which they ask for them. */
export const sharedModules = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-dom/client': reactDomClient,
  'styled-components': styledComponents,
  '@yinyom/mfe-kit': kit,
  ...(process.env.NODE_ENV === 'development' && { 'react/jsx-dev-runtime': jsxDevRuntime }),
};

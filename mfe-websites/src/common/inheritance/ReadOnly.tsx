import type { ReactNode } from 'react';
import styled from 'styled-components';

const Fields = styled.fieldset`
  display: contents;
`;

/** Fields that can only be read while `when` is true. */
export const ReadOnly = ({ when, children }: { when: boolean; children: ReactNode }) => (
  <Fields disabled={when}>{children}</Fields>
);

import styled from 'styled-components';

/** A list of rules. */
export const Rules = styled.ul`
  padding: 0;
  list-style: none;
`;

import styled from 'styled-components';

/** A control with a button at its end, inside its frame. */
export const WithButton = styled.div`
  position: relative;
  > button {
    position: absolute;
    top: 0;
    right: 0;
  }
`;

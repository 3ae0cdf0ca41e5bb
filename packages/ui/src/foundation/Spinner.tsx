import styled, { keyframes } from 'styled-components';

const turn = keyframes`to { transform: rotate(360deg); }`;

/** A turning ring in the colour of the text. Decorative: say in words what is going on. */
export const Spinner = styled.span.attrs({ 'aria-hidden': true })<{ $size?: number }>`
  display: inline-block;
  width: ${({ $size = 20 }) => $size}px;
  height: ${({ $size = 20 }) => $size}px;
  border: 2px solid currentColor;
  border-right-color: transparent;
  border-radius: 50%;
  animation: ${turn} 0.8s linear infinite;
`;

import styled, { keyframes } from 'styled-components';

const breathe = keyframes`50% { opacity: 0.45; }`;

/** A grey shape that holds the place of what is loading: give it the size of the real thing. */
export const Skeleton = styled.div.attrs({ 'aria-hidden': true })<{ $height?: string; $width?: string }>`
  height: ${({ $height = '1.2em' }) => $height};
  width: ${({ $width = '100%' }) => $width};
  border-radius: ${({ theme }) => theme.radius.small};
  background: ${({ theme }) => theme.color.line};
  animation: ${breathe} 1.4s ease-in-out infinite;
  @media (forced-colors: active) {
    border: 1px solid GrayText;
  }
`;

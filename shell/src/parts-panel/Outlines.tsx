import styled from 'styled-components';
import type { DrawnPart } from './drawnParts';

const Outline = styled.div`
  position: fixed;
  z-index: ${({ theme }) => theme.layer.toast};
  outline: 2px dashed ${({ theme }) => theme.color.primary};
  outline-offset: -2px;
  pointer-events: none;
  > span {
    position: absolute;
    inset: 0 auto auto 0;
    padding: 0 6px;
    background: ${({ theme }) => theme.color.primary};
    color: ${({ theme }) => theme.color.surface};
    font-size: ${({ theme }) => theme.font.size.small};
  }
`;

/** Frames around what remotes drew. Who cannot see them reads the same in the panel. */
export const Outlines = ({ drawn }: { drawn: readonly DrawnPart[] }) => (
  <div aria-hidden="true">
    {drawn.map(
      ({ name, build, box }, at) =>
        box && (
          <Outline key={at} style={box}>
            <span>
              {name} {build}
            </span>
          </Outline>
        ),
    )}
  </div>
);

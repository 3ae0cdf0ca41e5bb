import styled from 'styled-components';
import { buttonLook } from './buttonLook';
import type { ButtonKind, ButtonSize } from './buttonLook';

/** A link that looks like a button, because it leads to where something is done: `<ButtonLink as={Link} to="/user">`. */
export const ButtonLink = styled.a<{ $kind?: ButtonKind; $size?: ButtonSize }>`
  ${({ $kind, $size }) => buttonLook($kind, $size)}
`;

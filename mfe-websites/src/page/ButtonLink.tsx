import { Link } from '@yinyom/mfe-kit';
import { buttonLook } from '@yinyom/ui/action/buttonLook';
import type { ButtonKind, ButtonSize } from '@yinyom/ui/action/buttonLook';
import styled from 'styled-components';

/** A link that looks like a button, because it leads to where something is done. */
export const ButtonLink = styled(Link)<{ $kind?: ButtonKind; $size?: ButtonSize }>`
  ${({ $kind, $size }) => buttonLook($kind, $size)}
`;

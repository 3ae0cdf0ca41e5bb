import { type Brand, shownLogoSize } from '@yinyom/contracts/identity/brand';
import { BRAND_GROUNDS, BRAND_SCHEMES, brandShades } from '@yinyom/contracts/identity/brandShades';
import { palette } from '@yinyom/ui/foundation/palette';
import styled from 'styled-components';
import { Pair } from '@yinyom/ui/form/Pair';
import { useBrandTexts } from '../../texts/useBrandTexts';
import type { BrandValues } from './brandValues';

const Frame = styled.figure<{ $canvas: string; $ink: string }>`
  padding: ${({ theme }) => theme.space(4)};
  border: 1px solid ${({ theme }) => theme.color.lineStrong};
  border-radius: ${({ theme }) => theme.radius.normal};
  background: ${({ $canvas }) => $canvas};
  color: ${({ $ink }) => $ink};
`;
const Bar = styled.div<{ $surface: string; $primary: string }>`
  display: flex;
  align-items: center;
  min-height: 48px;
  margin-bottom: ${({ theme }) => theme.space(3)};
  padding: ${({ theme }) => theme.space(2)} ${({ theme }) => theme.space(3)};
  border-radius: ${({ theme }) => theme.radius.small};
  background: ${({ $surface }) => $surface};
  color: ${({ $primary }) => $primary};
  font-weight: ${({ theme }) => theme.font.weight.bold};
  overflow-wrap: anywhere;
`;
const Pressed = styled.span<{ $primary: string; $onPrimary: string }>`
  display: inline-block;
  margin-right: ${({ theme }) => theme.space(3)};
  padding: ${({ theme }) => `${theme.space(2)} ${theme.space(4)}`};
  border-radius: ${({ theme }) => theme.radius.normal};
  background: ${({ $primary }) => $primary};
  color: ${({ $onPrimary }) => $onPrimary};
`;
const Linked = styled.span<{ $primary: string }>`
  color: ${({ $primary }) => $primary};
  text-decoration: underline;
`;
const Picture = styled.img<{ $plate: boolean }>`
  max-width: 100%;
  object-fit: contain;
  ${({ $plate }) => $plate && 'background:#fff;box-shadow:0 0 0 4px #fff;'}
`;

/** The head of a page, a button and a link, as the light and the dark console will show them. */
export const BrandPreview = ({ values, logos }: { values: BrandValues; logos: Brand['logos'] }) => {
  const t = useBrandTexts();
  return (
    <Pair>
      {BRAND_SCHEMES.map((scheme, at) => {
        const { surface, canvas } = BRAND_GROUNDS[scheme];
        const color = values.own_colors ? values[scheme] : palette.primary[at];
        const { primary, onPrimary } = brandShades(color ?? palette.primary[0], scheme);
        const logo = logos[scheme] ?? logos.light;
        return (
          <Frame key={scheme} $canvas={canvas} $ink={palette.ink[at] ?? palette.ink[0]}>
            <Bar $surface={surface} $primary={primary}>
              {logo ? (
                <Picture
                  src={logo.url}
                  alt={values.name}
                  {...shownLogoSize(logo)}
                  $plate={scheme === 'dark' && !logos.dark}
                />
              ) : (
                values.name || t('name')
              )}
            </Bar>
            <Pressed $primary={primary} $onPrimary={onPrimary}>
              {t('preview_button')}
            </Pressed>
            <Linked $primary={primary}>{t('preview_link')}</Linked>
            <figcaption>{t(`preview_${scheme}`)}</figcaption>
          </Frame>
        );
      })}
    </Pair>
  );
};

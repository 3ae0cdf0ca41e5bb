import { LOCALE_TAGS } from '@yinyom/contracts/constants';
import type { DrawnBanner } from '@yinyom/contracts/consents/bannerDrawing';
import { LOGO_HEIGHT_PX } from '@yinyom/contracts/websites/logo';
import { bannerProperties, DRAWING_STYLE, foldHeight, placeOf } from '@yinyom/notice/drawing/drawingRules';
import styled from 'styled-components';

const Frame = styled.div<{ $width: number }>`
  max-width: ${({ $width }) => $width}px;
  ${DRAWING_STYLE}
  > svg {
    display: block;
    width: 100%;
  }
  .drawn .window {
    margin: 0;
    line-height: 1.6;
  }
`;

const Description = ({ drawn }: { drawn: DrawnBanner }) => {
  const { description, privacy, powered_by } = drawn.texts;
  const height = foldHeight(drawn);
  if (height !== null)
    return (
      <>
        <p className="description fold" style={{ maxHeight: height }}>
          {description}
        </p>
        <p className="description">
          <u>{privacy}</u>
        </p>
      </>
    );
  return (
    <>
      <p className="description">
        {description} <u>{privacy}</u>
      </p>
      {powered_by && <p className="powered">{powered_by}</p>}
    </>
  );
};

/** A banner as documents draw it, in a picture that has the width of its place: letters and lines, no script measures them. */
export const BannerPicture = ({ drawn }: { drawn: DrawnBanner }) => {
  const { window, colors, texts, language, logo } = drawn;
  const { width, height } = window;
  const filled = (background: string, color: string) => ({ background, color, borderColor: background });
  return (
    <Frame $width={width}>
      <svg viewBox={`0 0 ${width} ${height}`}>
        <foreignObject width={width} height={height}>
          <div className="drawn">
            <div
              className={`window ${placeOf(drawn)}`}
              lang={LOCALE_TAGS[language]}
              style={{ width, height }}
            >
              <div className="banner" style={bannerProperties(drawn)}>
                <div className="text">
                  {logo && <div className="logo" style={{ width: logo.width, height: LOGO_HEIGHT_PX }} />}
                  <p className="title">{texts.title}</p>
                  <Description drawn={drawn} />
                </div>
                <div className="act">
                  <div style={filled(colors.accept_all, colors.accept_all_text)}>{texts.accept}</div>
                  <div style={filled(colors.reject, colors.reject_text)}>{texts.reject}</div>
                  <div>{texts.cookie_setting}</div>
                </div>
              </div>
            </div>
          </div>
        </foreignObject>
      </svg>
    </Frame>
  );
};

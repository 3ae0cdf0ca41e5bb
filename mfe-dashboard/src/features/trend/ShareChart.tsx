import { writtenDayOfYear } from '@yinyom/contracts/time/writtenDay';
import { formatDate, formatPercent, useLang, useTexts } from '@yinyom/mfe-kit';
import {
  Area,
  CartesianGrid,
  ComposedChart,
  Line,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { useTheme } from 'styled-components';
import type { DailyShare } from './dailyShares';
import { PLOT, WIDTH } from './plot';

const TICKS = [0, 0.25, 0.5, 0.75, 1];

interface ShareChartProps {
  shares: readonly DailyShare[];
  height: number;
  published: readonly string[];
}

/** Share of acceptances per day in its interval; days with too few decisions are left out. */
export const ShareChart = ({ shares, height, published }: ShareChartProps) => {
  const t = useTexts('dashboard');
  const lang = useLang();
  const { color, font } = useTheme();
  const tick = { fill: color.muted, fontSize: 13, fontFamily: font.family };
  const percent = (value: unknown) =>
    Array.isArray(value)
      ? value.map((bound) => formatPercent(Number(bound), lang)).join(' – ')
      : formatPercent(Number(value), lang);
  return (
    <ResponsiveContainer width="100%" height={height} initialDimension={{ width: WIDTH, height }}>
      <ComposedChart data={[...shares]} margin={PLOT.margin} accessibilityLayer>
        <CartesianGrid stroke={color.line} vertical={false} />
        <XAxis
          dataKey="date"
          scale="point"
          tickFormatter={writtenDayOfYear}
          tick={tick}
          minTickGap={28}
          stroke={color.lineStrong}
        />
        <YAxis
          domain={[0, 1]}
          ticks={TICKS}
          tickFormatter={percent}
          tick={tick}
          stroke={color.lineStrong}
          width={PLOT.axis}
        />
        <Tooltip
          labelFormatter={(date) => formatDate(String(date))}
          formatter={percent}
          contentStyle={{ borderRadius: 10, borderColor: color.line, background: color.surface }}
        />
        {published.map((day) => (
          <ReferenceLine key={day} x={day} stroke={color.info} strokeDasharray="4 4" />
        ))}
        <Area
          dataKey="band"
          name={t('trend.band')}
          stroke="none"
          fill={color.primary}
          fillOpacity={0.18}
          isAnimationActive={false}
        />
        <Line
          dataKey="share"
          name={t('trend.acceptedShare')}
          stroke={color.primary}
          strokeWidth={2}
          dot={shares.length <= 31 ? { r: 2 } : false}
          isAnimationActive={false}
        />
      </ComposedChart>
    </ResponsiveContainer>
  );
};

import { YinyomScript } from '@yinyom/next';

export const dynamic = 'force-dynamic';

export default function RootLayout({ children }) {
  return (
    <html lang="th">
      <head>
        <YinyomScript
          server={process.env.YINYOM_SERVER}
          siteKey={process.env.YINYOM_SITE_KEY}
          strategy={process.env.YINYOM_STRATEGY}
        />
      </head>
      <body>{children}</body>
    </html>
  );
}

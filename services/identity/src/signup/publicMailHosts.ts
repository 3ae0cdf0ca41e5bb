/** Domains where anybody opens a mailbox, as far as they are used in the region. What is missing is no danger to others: an Admin still names each person. */
export const PUBLIC_MAIL_HOSTS: ReadonlySet<string> = new Set(
  `126.com 163.com aim.com aol.com aol.jp biglobe.ne.jp docomo.ne.jp duck.com duckduckgo.com email.com ezweb.ne.jp
  fastmail.com fastmail.fm foxmail.com gmail.com gmx.at gmx.ch gmx.com gmx.de gmx.net googlemail.com guerrillamail.com
  hey.com hotmail.co.jp hotmail.co.th hotmail.co.uk hotmail.com hotmail.de hotmail.fr hushmail.com icloud.com inbox.com
  kakao.com laposte.net live.cn live.co.uk live.com live.jp mac.com mail.com mail.ru mailfence.com mailinator.com me.com
  msn.com naver.com nate.com nifty.com outlook.co.th outlook.com outlook.jp pm.me proton.me protonmail.ch
  protonmail.com qq.com rediffmail.com rocketmail.com sanook.com sina.cn sina.com softbank.ne.jp sohu.com t-online.de
  temp-mail.org thaimail.com tuta.com tuta.io tutanota.com ukr.net web.de windowslive.com yahoo.ca yahoo.co.id
  yahoo.co.in yahoo.co.jp yahoo.co.th yahoo.co.uk yahoo.com yahoo.com.hk yahoo.com.sg yahoo.com.tw yahoo.com.vn
  yahoo.de yahoo.fr yandex.com yandex.ru yeah.net ymail.com yopmail.com zohomail.com`.split(/\s+/),
);

<?php
// Reads a visitor's signed choice (cookie yy_c) of Yinyom. PHP 7.4 or newer, nothing to install.

function yinyom_bytes(string $text): string
{
    return (string) base64_decode(strtr($text, '-_', '+/') . str_repeat('=', -strlen($text) & 3), true);
}

function yinyom_key(string $secret): string
{
    $raw = yinyom_bytes($secret);
    if (strlen($raw) !== 32) {
        throw new InvalidArgumentException('the secret of a website is 32 bytes in base64url');
    }
    return hash_hkdf('sha256', $raw, 32, 'choice-cookie/1', 'yinyom');
}

function yinyom_read_one(string $value, string $site_key, array $secrets, int $min_version, int $valid_days, int $today): ?array
{
    $form = '/\A(v1\.([0-9a-z]{1,4})\.([0-9a-z]{1,6})\.([0-9a-z]{1,6}))\.([A-Za-z0-9_-]{22})\z/';
    if (!preg_match($form, $value, $match)) {
        return null;
    }
    [, $text, $bits, $version, $day, $signature] = $match;
    $signed = false;
    foreach ($secrets as $secret) {
        $mac = substr(hash_hmac('sha256', "$site_key|$text", yinyom_key($secret), true), 0, 16);
        $signed = hash_equals($mac, yinyom_bytes($signature)) || $signed;
    }
    [$bits, $version, $day] = array_map(fn ($number) => intval($number, 36), [$bits, $version, $day]);
    $age = $today - $day;
    if (!$signed || $version < $min_version || $age < -1 || $age >= $valid_days) {
        return null;
    }
    $may = fn (int $type): bool => (bool) ($bits >> $type & 1);
    return [1 => true, 2 => $may(2), 3 => $may(3), 4 => $may(4), 'version' => $version, 'day' => $day];
}

/**
 * What the visitor decided: [1 => true, 2 => …, 3 => …, 4 => …, 'version' => …, 'day' => …], or null: treat it as a refusal.
 * $secrets: the website's secret in an array; after a change the new one and the earlier one, for 30 days.
 */
function yinyom_read_consent(?string $cookie_header, string $site_key, array $secrets, int $min_version = 0, int $valid_days = 365, ?int $today = null): ?array
{
    $today ??= intdiv(time(), 86400);
    $parts = array_map('trim', explode(';', $cookie_header ?? ''));
    $values = array_slice(array_filter($parts, fn ($part) => strncmp($part, 'yy_c=', 5) === 0), 0, 8);
    $found = null;
    foreach ($values as $value) {
        $choice = yinyom_read_one(substr($value, 5), $site_key, $secrets, $min_version, $valid_days, $today);
        $found = $choice && (!$found || $choice['day'] > $found['day']) ? $choice : $found;
    }
    return $found;
}

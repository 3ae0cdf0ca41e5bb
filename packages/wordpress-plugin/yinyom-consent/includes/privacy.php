<?php
defined( 'ABSPATH' ) || exit;

function yinyom_start_privacy(): void {
	add_action( 'admin_init', 'yinyom_suggest_privacy_text' );
}

/** What the privacy policy of this website may say, under Settings → Privacy. */
function yinyom_suggest_privacy_text(): void {
	/* translators: %s: address of the installation */
	$text = __( 'Your choice about cookies stays in your browser and is sent to %s, which stores it as evidence: the categories, the address of the page without its query, the language, a random ID and the time. As with every request, the network address is seen.', 'yinyom-consent' );
	wp_add_privacy_policy_content( 'Yinyom Consent', '<p>' . esc_html( sprintf( $text, yinyom_options()['server'] ) ) . '</p>' );
}

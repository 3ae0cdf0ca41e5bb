<?php
defined( 'ABSPATH' ) || exit;

const YINYOM_TYPES = array(
	'preference' => 2,
	'statistics' => 3,
	'marketing'  => 4,
);

function yinyom_start_content(): void {
	add_shortcode( 'yinyom_declaration', 'yinyom_declaration' );
	add_shortcode( 'yinyom_preferences', 'yinyom_preferences' );
	add_shortcode( 'yinyom_gate', 'yinyom_gate' );
	add_action( 'init', 'yinyom_register_blocks' );
}

function yinyom_register_blocks(): void {
	wp_register_script( 'yinyom-blocks', plugins_url( 'assets/blocks.js', YINYOM_FILE ), array( 'wp-blocks', 'wp-block-editor', 'wp-element' ), YINYOM_VERSION, true );
	// The editor gets name, title and icon of a block from here, so they are in the language of the administration.
	$blocks = array(
		'declaration' => array( __( 'Cookie declaration', 'yinyom-consent' ), 'list-view' ),
		'preferences' => array( __( 'Cookie settings button', 'yinyom-consent' ), 'privacy' ),
	);
	foreach ( $blocks as $name => list( $title, $icon ) ) {
		register_block_type(
			'yinyom/' . $name,
			array(
				'api_version'           => 3,
				'title'                 => $title,
				'icon'                  => $icon,
				'category'              => 'widgets',
				'editor_script_handles' => array( 'yinyom-blocks' ),
				'render_callback'       => 'yinyom_' . $name,
			)
		);
	}
}

/** The list of what the website keeps in browsers; a link to it where scripts do not run. */
function yinyom_declaration( $given = array() ): string {
	$options = yinyom_options();
	$key     = yinyom_own_key();
	if ( ! yinyom_is_set_up() || '' === $key ) {
		return '';
	}
	$lang    = is_array( $given ) && in_array( $given['lang'] ?? '', array( 'th', 'en', 'cn', 'jp', 'kh' ), true ) ? $given['lang'] : '';
	$page    = $options['server'] . '/api/v1/public/sites/' . rawurlencode( $key ) . '/declaration.html';
	$link    = '' === $lang ? $page : $page . '?lang=' . $lang;
	return '<div data-yinyom-declaration' . ( '' === $lang ? '' : ' data-lang="' . esc_attr( $lang ) . '"' ) . '><a href="' . esc_url( $link ) . '">' . esc_html__( 'Cookies', 'yinyom-consent' ) . '</a></div>'
		. trim(
			wp_get_script_tag(
				array(
					'src'           => $options['server'] . '/sdk/v1/declaration.js',
					'data-site-key' => $key,
					'data-cfasync'  => 'false',
					'nowprocket'    => true,
				)
			)
		);
}

/** A button that opens the window in which a visitor chooses. */
function yinyom_preferences(): string {
	if ( ! yinyom_is_set_up() ) {
		return '';
	}
	yinyom_enqueue_gate();
	return '<button type="button" data-yinyom-open>' . esc_html__( 'Cookie settings', 'yinyom-consent' ) . '</button>';
}

/**
 * `[yinyom_gate category="marketing"]…[/yinyom_gate]`: what stands inside is in the page with consent only. The same is printed
 * for everybody, so that caches of pages may keep it.
 */
function yinyom_gate( $given = array(), $content = '' ): string {
	$type = YINYOM_TYPES[ is_array( $given ) ? ( $given['category'] ?? '' ) : '' ] ?? null;
	// A category that nobody can agree to is a mistake, and a mistake holds.
	if ( null === $type ) {
		return '';
	}
	yinyom_enqueue_gate();
	// The author's own content, as the editor let this author write it; a template in it would end ours.
	$inside = str_ireplace( '</template', '&lt;/template', do_shortcode( (string) $content ) );
	return '<div data-yinyom-gate="' . $type . '"><template>' . $inside . '</template>'
		. '<p class="yinyom-gate-fallback"><button type="button" data-yinyom-open>'
		. esc_html__( 'Shown with your consent: cookie settings', 'yinyom-consent' ) . '</button></p></div>';
}

function yinyom_enqueue_gate(): void {
	wp_enqueue_script( 'yinyom-gate', plugins_url( 'assets/gate.js', YINYOM_FILE ), array(), YINYOM_VERSION, true );
}

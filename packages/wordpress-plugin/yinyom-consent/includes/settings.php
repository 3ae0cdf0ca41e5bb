<?php
defined( 'ABSPATH' ) || exit;

const YINYOM_PAGE = 'yinyom-consent';

function yinyom_start_settings(): void {
	add_action( 'admin_init', 'yinyom_register_settings' );
	add_action( 'admin_menu', 'yinyom_add_page' );
	add_action( 'admin_post_yinyom_check', 'yinyom_handle_check' );
	add_filter( 'plugin_action_links_' . plugin_basename( YINYOM_FILE ), 'yinyom_add_link' );
}

function yinyom_register_settings(): void {
	register_setting(
		YINYOM_PAGE,
		YINYOM_OPTIONS,
		array(
			'type'              => 'array',
			'sanitize_callback' => 'yinyom_sanitize_options',
			'default'           => array(),
		)
	);
}

function yinyom_add_page(): void {
	add_options_page( __( 'Yinyom Consent', 'yinyom-consent' ), __( 'Yinyom Consent', 'yinyom-consent' ), 'manage_options', YINYOM_PAGE, 'yinyom_print_page' );
}

/** A link to the settings in the list of plugins. */
function yinyom_add_link( array $links ): array {
	return array_merge( array( yinyom_settings_link( admin_url( 'options-general.php?page=' . YINYOM_PAGE ) ) ), $links );
}

function yinyom_settings_link( string $url ): string {
	return '<a href="' . esc_url( $url ) . '">' . esc_html__( 'Settings', 'yinyom-consent' ) . '</a>';
}

/** The button "Check": asks the installation from the server, once, when an administrator presses it. */
function yinyom_handle_check(): void {
	if ( ! current_user_can( 'manage_options' ) ) {
		wp_die( esc_html__( 'You may not do this.', 'yinyom-consent' ), '', array( 'response' => 403 ) );
	}
	check_admin_referer( 'yinyom_check' );
	set_transient( 'yinyom_check_' . get_current_user_id(), yinyom_check(), 60 );
	wp_safe_redirect( admin_url( 'options-general.php?page=' . YINYOM_PAGE ) );
	exit;
}

function yinyom_print_page(): void {
	if ( ! current_user_can( 'manage_options' ) ) {
		return;
	}
	$key     = 'yinyom_check_' . get_current_user_id();
	$verdict = get_transient( $key );
	delete_transient( $key );
	?>
	<div class="wrap">
		<h1><?php esc_html_e( 'Yinyom Consent', 'yinyom-consent' ); ?></h1>
		<?php if ( is_array( $verdict ) ) : ?>
			<div class="notice notice-<?php echo esc_attr( $verdict['ok'] ? 'success' : 'error' ); ?>"><p><?php echo esc_html( $verdict['said'] ); ?></p></div>
		<?php endif; ?>
		<form method="post" action="options.php">
			<?php settings_fields( YINYOM_PAGE ); ?>
			<?php yinyom_print_fields( YINYOM_OPTIONS, yinyom_own_options() ); ?>
			<?php if ( is_multisite() ) : ?>
				<p><?php esc_html_e( 'A site that enters nothing takes what the network has.', 'yinyom-consent' ); ?></p>
			<?php endif; ?>
			<?php submit_button(); ?>
		</form>
		<form method="post" action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>">
			<input type="hidden" name="action" value="yinyom_check">
			<?php wp_nonce_field( 'yinyom_check' ); ?>
			<?php submit_button( __( 'Check', 'yinyom-consent' ), 'secondary' ); ?>
		</form>
	</div>
	<?php
}

/** The three fields of a site, and of a network. */
function yinyom_print_fields( string $name, array $options ): void {
	?>
	<table class="form-table" role="presentation">
		<tr>
			<th scope="row"><label for="yinyom-server"><?php esc_html_e( 'Address of your installation', 'yinyom-consent' ); ?></label></th>
			<td><input id="yinyom-server" class="regular-text" type="url" name="<?php echo esc_attr( $name ); ?>[server]" value="<?php echo esc_attr( $options['server'] ); ?>" placeholder="https://consent.example.ac.th"></td>
		</tr>
		<tr>
			<th scope="row"><label for="yinyom-key"><?php esc_html_e( 'Site key', 'yinyom-consent' ); ?></label></th>
			<td><input id="yinyom-key" class="regular-text" type="text" name="<?php echo esc_attr( $name ); ?>[site_key]" value="<?php echo esc_attr( $options['site_key'] ); ?>" autocomplete="off">
			<p class="description"><?php esc_html_e( 'In the address of your script: /sdk/v1/SITE_KEY.js. For the one tag of a group of websites: group/GROUP_KEY', 'yinyom-consent' ); ?></p></td>
		</tr>
		<tr>
			<th scope="row"><?php esc_html_e( 'In the page', 'yinyom-consent' ); ?></th>
			<td><label><input type="checkbox" name="<?php echo esc_attr( $name ); ?>[carry]" value="1" <?php checked( $options['carry'] ); ?>> <?php esc_html_e( 'Pages carry the script: the banner is there without a request, also while the installation is away.', 'yinyom-consent' ); ?></label></td>
		</tr>
	</table>
	<?php
}

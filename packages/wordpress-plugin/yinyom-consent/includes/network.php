<?php
defined( 'ABSPATH' ) || exit;

// A network of sites: one address and one key for every site that has entered none, and a list that shows which sites are connected.

const YINYOM_NETWORK = 'yinyom_network';
/** Sites of a page of the list. */
const YINYOM_SITES_SHOWN = 20;
/** After so many seconds a check of a page ends; the sites that are left show no result. */
const YINYOM_CHECK_SECONDS = 20;

function yinyom_start_network(): void {
	if ( ! is_multisite() ) {
		return;
	}
	add_action( 'network_admin_menu', 'yinyom_add_network_page' );
	add_action( 'network_admin_edit_yinyom_network', 'yinyom_handle_network' );
	add_action( 'network_admin_edit_yinyom_network_check', 'yinyom_handle_network_check' );
	add_filter( 'network_admin_plugin_action_links_' . plugin_basename( YINYOM_FILE ), 'yinyom_add_network_link' );
}

/** A link to the settings in the network's list of plugins. */
function yinyom_add_network_link( array $links ): array {
	return array_merge( array( yinyom_settings_link( network_admin_url( 'settings.php?page=' . YINYOM_NETWORK ) ) ), $links );
}

/** What the network has for sites that entered nothing. */
function yinyom_network_options(): array {
	$kept = get_site_option( YINYOM_NETWORK, array() );
	return array_merge( YINYOM_NOTHING, is_array( $kept ) ? $kept : array() );
}

function yinyom_add_network_page(): void {
	add_submenu_page( 'settings.php', __( 'Yinyom Consent', 'yinyom-consent' ), __( 'Yinyom Consent', 'yinyom-consent' ), 'manage_network_options', YINYOM_NETWORK, 'yinyom_print_network' );
}

function yinyom_only_network_admins( string $action ): void {
	if ( ! current_user_can( 'manage_network_options' ) ) {
		wp_die( esc_html__( 'You may not do this.', 'yinyom-consent' ), '', array( 'response' => 403 ) );
	}
	check_admin_referer( $action );
}

function yinyom_network_page( int $page ): string {
	return network_admin_url( 'settings.php?page=' . YINYOM_NETWORK . '&paged=' . $page );
}

function yinyom_handle_network(): void {
	yinyom_only_network_admins( YINYOM_NETWORK );
	// phpcs:ignore WordPress.Security.NonceVerification.Missing, WordPress.Security.ValidatedSanitizedInput -- checked above; cleaned by the function
	$given = isset( $_POST[ YINYOM_NETWORK ] ) ? wp_unslash( $_POST[ YINYOM_NETWORK ] ) : array();
	update_site_option( YINYOM_NETWORK, yinyom_clean_options( $given, yinyom_network_options() ) );
	if ( array() === get_settings_errors( YINYOM_OPTIONS ) ) {
		add_settings_error( YINYOM_OPTIONS, 'saved', __( 'The settings were saved.', 'yinyom-consent' ), 'success' );
	}
	set_transient( 'settings_errors', get_settings_errors(), 30 );
	wp_safe_redirect( yinyom_network_page( 1 ) . '&settings-updated=true' );
	exit;
}

function yinyom_handle_network_check(): void {
	yinyom_only_network_admins( YINYOM_NETWORK . '_check' );
	// phpcs:ignore WordPress.Security.NonceVerification.Missing -- checked above
	$page = max( 1, absint( $_POST['paged'] ?? 1 ) );
	set_transient( YINYOM_NETWORK . '_' . get_current_user_id(), yinyom_check_sites( $page ), 300 );
	wp_safe_redirect( yinyom_network_page( $page ) );
	exit;
}

/** Sites that visitors can open. */
const YINYOM_OPEN_SITES = array(
	'archived' => 0,
	'deleted'  => 0,
	'spam'     => 0,
);

/** The sites of a page of the list. */
function yinyom_sites_of( int $page ): array {
	return YINYOM_OPEN_SITES + array(
		'number' => YINYOM_SITES_SHOWN,
		'offset' => ( $page - 1 ) * YINYOM_SITES_SHOWN,
	);
}

/** Calls a function in each site that a query finds. @return array what it returned, by the id of the site */
function yinyom_in_sites( array $query, callable $each ): array {
	$results = array();
	foreach ( get_sites( $query + array( 'fields' => 'ids' ) ) as $id ) {
		switch_to_blog( $id );
		if ( is_callable( $each ) ) {
			$results[ $id ] = $each();
		}
		restore_current_blog();
	}
	return $results;
}

/** Whether the installation answers for each site of a page; null: the plugin is not active there, or there was no time left. */
function yinyom_check_sites( int $page ): array {
	$end = time() + YINYOM_CHECK_SECONDS;
	return yinyom_in_sites( yinyom_sites_of( $page ), fn() => yinyom_runs_here() && time() < $end ? yinyom_check() : null );
}

/** Whether the plugin runs in this site; the page of the network is there as soon as it runs in the first one. */
function yinyom_runs_here(): bool {
	$name = plugin_basename( YINYOM_FILE );
	return isset( get_site_option( 'active_sitewide_plugins', array() )[ $name ] ) || in_array( $name, (array) get_option( 'active_plugins', array() ), true );
}

/** What a site of the network takes: its own entries, the network's, or nothing. */
function yinyom_taken(): string {
	$own = yinyom_own_options();
	if ( ! yinyom_runs_here() ) {
		return __( 'nothing: the plugin is not active there', 'yinyom-consent' );
	}
	if ( '' !== $own['server'] . $own['site_key'] ) {
		return __( 'its own entries', 'yinyom-consent' );
	}
	return yinyom_is_set_up() ? __( 'those of the network', 'yinyom-consent' ) : __( 'nothing: no script', 'yinyom-consent' );
}

function yinyom_site_row(): array {
	return array(
		'home'  => home_url(),
		'key'   => yinyom_options()['site_key'],
		'takes' => yinyom_taken(),
	);
}

function yinyom_print_network(): void {
	if ( ! current_user_can( 'manage_network_options' ) ) {
		return;
	}
	// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- shows another page of the list
	$page    = max( 1, absint( $_GET['paged'] ?? 1 ) );
	$results = get_transient( YINYOM_NETWORK . '_' . get_current_user_id() );
	$last    = max( 1, (int) ceil( get_sites( YINYOM_OPEN_SITES + array( 'count' => true ) ) / YINYOM_SITES_SHOWN ) );
	?>
	<div class="wrap">
		<h1><?php esc_html_e( 'Yinyom Consent', 'yinyom-consent' ); ?></h1>
		<?php settings_errors( YINYOM_OPTIONS ); ?>
		<form method="post" action="<?php echo esc_url( network_admin_url( 'edit.php?action=yinyom_network' ) ); ?>">
			<?php wp_nonce_field( YINYOM_NETWORK ); ?>
			<?php yinyom_print_fields( YINYOM_NETWORK, yinyom_network_options() ); ?>
			<p><?php esc_html_e( 'For every site that has entered nothing itself. With the tag of a group each site finds its own website by its host.', 'yinyom-consent' ); ?></p>
			<?php submit_button(); ?>
		</form>
		<table class="widefat striped">
			<thead><tr>
				<th scope="col"><?php esc_html_e( 'Site', 'yinyom-consent' ); ?></th>
				<th scope="col"><?php esc_html_e( 'Takes', 'yinyom-consent' ); ?></th>
				<th scope="col"><?php esc_html_e( 'Site key', 'yinyom-consent' ); ?></th>
				<th scope="col"><?php esc_html_e( 'Last check', 'yinyom-consent' ); ?></th>
			</tr></thead>
			<tbody>
			<?php foreach ( yinyom_in_sites( yinyom_sites_of( $page ), 'yinyom_site_row' ) as $id => $row ) : ?>
				<tr>
					<td><a href="<?php echo esc_url( $row['home'] ); ?>"><?php echo esc_html( $row['home'] ); ?></a></td>
					<td><?php echo esc_html( $row['takes'] ); ?></td>
					<td><code><?php echo esc_html( $row['key'] ); ?></code></td>
					<td><?php echo esc_html( $results[ $id ]['said'] ?? '–' ); ?></td>
				</tr>
			<?php endforeach; ?>
			</tbody>
		</table>
		<?php for ( $number = 1; $last > 1 && $number <= $last; $number++ ) : ?>
			<a href="<?php echo esc_url( yinyom_network_page( $number ) ); ?>"<?php echo $number === $page ? ' aria-current="page"' : ''; ?>><?php echo esc_html( (string) $number ); ?></a>
		<?php endfor; ?>
		<form method="post" action="<?php echo esc_url( network_admin_url( 'edit.php?action=yinyom_network_check' ) ); ?>">
			<input type="hidden" name="paged" value="<?php echo esc_attr( (string) $page ); ?>">
			<?php wp_nonce_field( YINYOM_NETWORK . '_check' ); ?>
			<?php submit_button( __( 'Check the sites of this page', 'yinyom-consent' ), 'secondary' ); ?>
		</form>
	</div>
	<?php
}

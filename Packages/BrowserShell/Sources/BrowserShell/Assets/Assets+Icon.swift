extension Assets {
  /// A plate with a leaf, for the tab of the browser.
  static let icon = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="15" \
    fill="#ff6b35"/><circle cx="16" cy="16" r="10" fill="#fff"/><path d="M11 20c0-6 4-9 10-9 0 6-3 \
    10-8 10-1 0-2-.4-2-1z" fill="#2d7a3e"/></svg>
    """
}
